// Where links for others lead: what the reader's own bar says may lead nowhere but to themselves.
import { baseFor, isOwn } from "../setup/reach";
import { reachOf } from "../wire/api";

class Base {
  url = $state(location.origin);

  /** Ask for it where that address is of use to this machine alone. */
  async find(): Promise<string> {
    if (isOwn(location.hostname))
      await reachOf().then(
        (reach) => (this.url = baseFor(location, reach)),
        () => null,
      );
    return this.url;
  }
}

export const base = new Base();
