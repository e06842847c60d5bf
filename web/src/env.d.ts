/// <reference types="vite/client" />

declare module "icon:*" {
  const path: string;
  export default path;
}

declare module "map:europe" {
  const europe: {
    land: string;
    countries: string[];
    borders: string; // between states
    graticule: string;
    places: [number, number][]; // where the spaces of each sector stand
    sectors: string[]; // the ground of each sector, to be cut by its country
    lines: string[]; // the borders of sectors inside each country
  };
  export default europe;
}
