import { describe, expect, it } from "vitest";
import type { Reach } from "../../src/wire/types";
import { baseFor, firstDoor, isNear, isOwn, wayThrough } from "../../src/setup/reach";

const nowhere: Reach = { public: [], network: [], closed: [], here: true };
const lan: Reach = { ...nowhere, network: [{ url: "http://192.168.1.24:8000", tried: false }] };
const club: Reach = { ...lan, public: ["https://cabale.example"] };
const at = (url: string): URL => new URL(url);

describe("an invitation", () => {
  it("never leads to the machine it is opened on", () => {
    for (const host of ["localhost", "127.0.0.1", "127.4.4.4", "[::1]"])
      expect(isOwn(host), host).toBe(true);
    expect(wayThrough("near", at("http://127.0.0.1:8000"), nowhere)).toBeNull();
    expect(wayThrough("far", at("http://localhost:8000"), lan)).toBeNull();
  });
  it("tells the network of a home from the rest of the world", () => {
    for (const host of ["192.168.1.24", "10.0.0.3", "172.20.1.1", "box", "box.local"])
      expect(isNear(host), host).toBe(true);
    for (const host of ["cabale.example", "8.8.8.8", "172.32.1.1", "localhost"])
      expect(isNear(host), host).toBe(false);
  });
  it("of any other kind leads where somebody else can follow it, if there is such a place", () => {
    expect(baseFor(at("http://localhost:8000/t/x"), club)).toBe("https://cabale.example");
    expect(baseFor(at("http://127.0.0.1:8000/t/x"), lan)).toBe("http://192.168.1.24:8000");
    expect(baseFor(at("http://127.0.0.1:8000/t/x"), nowhere)).toBe("http://127.0.0.1:8000");
    expect(baseFor(at("https://cabale.example/t/x"), club)).toBe("https://cabale.example");
  });
  it("takes the address by which one came oneself", () => {
    const way = { base: "http://192.168.1.30:8000", tried: true };
    expect(wayThrough("near", at("http://192.168.1.30:8000/t/x"), lan)).toEqual(way);
  });
  it("prefers an address that somebody has used", () => {
    const two = [...lan.network, { url: "http://10.0.0.3:8000", tried: true }];
    const way = wayThrough("near", at("http://127.0.0.1:8000"), { ...lan, network: two });
    expect(way).toEqual({ base: "http://10.0.0.3:8000", tried: true });
  });
  it("opens the door that leads somewhere", () => {
    expect(firstDoor(at("http://127.0.0.1:8000"), nowhere)).toBe("near");
    expect(firstDoor(at("http://127.0.0.1:8000"), club)).toBe("far");
    expect(firstDoor(at("http://192.168.1.24:8000"), club)).toBe("near");
    expect(firstDoor(at("https://cabale.example"), club)).toBe("far");
  });
});
