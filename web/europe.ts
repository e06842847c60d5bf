// The map of Heads of State, drawn when the page is built: Natural Earth's countries projected,
// thinned and cut into the sectors of the game. `import europe from "map:europe"` holds the paths.
import { createRequire } from "node:module";
import { geoConicConformal, geoGraticule, geoPath, type GeoContext } from "d3-geo";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { Plugin } from "vite";

type Point = readonly [number, number];
type Names = { name: string };
type World = Topology<{ countries: GeometryCollection<Names>; land: GeometryCollection }>;

const LEFT = -340;
const TOP = -160;
const RIGHT = 1190;
const BOTTOM = 810;
const NEAR = 1.1; // points closer than this are one
const SPECK = 5; // islands smaller than this are left out

/** The states of today that cover each country of the game. */
const COUNTRIES = [["United Kingdom", "Ireland"], ["France"], ["Spain"], ["Germany"]];

/** Where the spaces of each sector stand, in the order of the server's `names.sector`. */
const SECTORS: readonly (readonly Point[])[] = [
  [
    [341, 194],
    [310, 71],
    [235, 167],
  ],
  [
    [426, 289],
    [466, 411],
    [336, 296],
    [438, 352],
    [361, 413],
  ],
  [
    [270, 521],
    [370, 497],
    [242, 591],
    [207, 450],
  ],
  [
    [588, 169],
    [562, 299],
    [582, 237],
    [497, 186],
  ],
];

const projection = geoConicConformal()
  .parallels([43, 55])
  .rotate([-3, 0])
  .scale(1556)
  .translate([413, 1774])
  .clipExtent([
    [LEFT, TOP],
    [RIGHT, BOTTOM],
  ]);

/** Gathers a drawing as one path, leaving out points and islands that nobody could see. */
class Pen implements GeoContext {
  private out: string[] = [];
  private line: Point[] = [];

  beginPath(): void {}
  arc(): void {}
  moveTo(x: number, y: number): void {
    this.flush(false);
    this.line = [[x, y]];
  }
  lineTo(x: number, y: number): void {
    const last = this.line.at(-1);
    if (last && Math.hypot(last[0] - x, last[1] - y) >= NEAR) this.line.push([x, y]);
  }
  closePath(): void {
    this.flush(true);
  }
  path(): string {
    this.flush(false);
    return this.out.join("");
  }

  private flush(closed: boolean): void {
    const line = this.line;
    this.line = [];
    if (line.length < 2 || (closed && area(line) < SPECK)) return;
    this.out.push(`M${line.map(([x, y]) => `${tenth(x)},${tenth(y)}`).join("L")}`);
    if (closed) this.out.push("Z");
  }
}

function tenth(n: number): number {
  return Math.round(n * 10) / 10;
}

function area(ring: readonly Point[]): number {
  let sum = 0;
  ring.forEach(([x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length]!;
    sum += x * v - u * y;
  });
  return Math.abs(sum) / 2;
}

function drawn(shape: Parameters<ReturnType<typeof geoPath>>[0]): string {
  const pen = new Pen();
  geoPath(projection, pen)(shape);
  return pen.path();
}

// -- sectors: the part of a country that is nearer to their spaces than to the others'

interface Side {
  from: Point;
  to: Point;
  beyond: number; // the sector on the other side, -1 for the edge of the map
}

const EDGE: readonly Point[] = [
  [LEFT, TOP],
  [RIGHT, TOP],
  [RIGHT, BOTTOM],
  [LEFT, BOTTOM],
];

function cell(own: number, seeds: readonly Point[]): Side[] {
  let sides: Side[] = EDGE.map((from, i) => ({ from, to: EDGE[(i + 1) % 4]!, beyond: -1 }));
  seeds.forEach((seed, other) => {
    if (other !== own) sides = cut(sides, seeds[own]!, seed, other);
  });
  return sides;
}

/** What is left of a cell on its own side of the line between two seeds. */
function cut(sides: readonly Side[], own: Point, seed: Point, beyond: number): Side[] {
  const inside = ([x, y]: Point): number =>
    (x - (own[0] + seed[0]) / 2) * (own[0] - seed[0]) +
    (y - (own[1] + seed[1]) / 2) * (own[1] - seed[1]);
  const out: Side[] = [];
  let left: Point | null = null;
  let entry: Point | null = null;
  for (const side of sides) {
    const a = inside(side.from);
    const b = inside(side.to);
    const crossing: Point = [
      side.from[0] + ((side.to[0] - side.from[0]) * a) / (a - b),
      side.from[1] + ((side.to[1] - side.from[1]) * a) / (a - b),
    ];
    if (a >= 0 && b >= 0) out.push(side);
    else if (a >= 0) {
      out.push({ ...side, to: crossing });
      left = crossing;
      if (entry) out.push({ from: left, to: entry, beyond });
    } else if (b >= 0) {
      entry = crossing;
      if (left) out.push({ from: left, to: entry, beyond });
      out.push({ ...side, from: crossing });
    }
  }
  return out;
}

/** A border as rivers and ridges would draw it, the same seen from both sides. */
function wandering({ from, to }: Side): Point[] {
  const flip = from[0] > to[0] || (from[0] === to[0] && from[1] > to[1]);
  const [a, b] = flip ? [to, from] : [from, to];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const steps = Math.max(1, Math.round(length / 9));
  const phase = a[0] * 0.13 + b[1] * 0.07;
  const line = Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps;
    const s = t * length;
    const off =
      Math.min(1, s / 20, (length - s) / 20) *
      (5 * Math.sin(s / 17 + phase) + 3 * Math.sin(s / 7.3 + 2 * phase));
    return [
      a[0] + (b[0] - a[0]) * t - ((b[1] - a[1]) / length) * off,
      a[1] + (b[1] - a[1]) * t + ((b[0] - a[0]) / length) * off,
    ];
  });
  return flip ? line.reverse() : line;
}

function said(line: readonly Point[]): string {
  return line.map(([x, y]) => `${tenth(x)},${tenth(y)}`).join("L");
}

function sectorPath(sides: readonly Side[]): string {
  return `M${sides.map((side) => said(side.beyond < 0 ? [side.from] : wandering(side).slice(0, -1))).join("L")}Z`;
}

function borderPath(own: number, sides: readonly Side[]): string {
  return sides
    .filter((side) => side.beyond > own)
    .map((side) => `M${said(wandering(side))}`)
    .join("");
}

// -- the module

function europe(): object {
  const world = createRequire(import.meta.url)("world-atlas/countries-50m.json") as World;
  const all = feature(world, world.objects.countries).features;
  const countries = COUNTRIES.map((names) =>
    drawn({
      type: "FeatureCollection",
      features: all.filter((one) => names.includes(one.properties.name)),
    }),
  );
  const cells = SECTORS.map((seeds) => seeds.map((_, i) => cell(i, seeds)));
  return {
    land: drawn(feature(world, world.objects.land)),
    countries,
    borders: drawn(mesh(world, world.objects.countries, (a, b) => a !== b)),
    graticule: drawn(geoGraticule().step([5, 5])()),
    places: SECTORS.flat(),
    sectors: cells.flat().map(sectorPath),
    lines: cells.map((one) => one.map((sides, i) => borderPath(i, sides)).join("")),
  };
}

const NAME = "map:europe";

export function map(): Plugin {
  return {
    name: "map",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(europe())}` : null),
  };
}
