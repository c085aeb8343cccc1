import { LAND_GRID } from './land-grid-data';

const NORTH = 84;
const ROWS = LAND_GRID.length;
const COLUMNS = 360;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

interface Grid {
  /** Kilometres, 0 for water; a row of 360 cells for each parallel. */
  sea: Float32Array;
  /** Metres, 0 for water. */
  elevation: Float32Array;
  isLand: Uint8Array;
}

function read(): Grid {
  const size = ROWS * COLUMNS;
  const grid = { sea: new Float32Array(size), elevation: new Float32Array(size), isLand: new Uint8Array(size) };
  for (const [row, line] of LAND_GRID.entries()) {
    let cell = row * COLUMNS;
    for (const [part] of line.matchAll(/\d+|[A-Za-z]{2}/g)) {
      if (/\d/.test(part)) {
        cell += Number(part);
      } else {
        grid.sea[cell] = LETTERS.indexOf(part.charAt(0)) ** 2;
        grid.elevation[cell] = LETTERS.indexOf(part.charAt(1)) * 100;
        grid.isLand[cell] = 1;
        cell += 1;
      }
    }
  }
  return grid;
}

let known: Grid | undefined;
const grid = (): Grid => (known ??= read());

/** What the grid knows of a place. */
export interface Relief {
  seaKm: number;
  elevation: number;
}

const between = (a: number, b: number, c: number, d: number, right: number, down: number): number =>
  (a * (1 - right) + b * right) * (1 - down) + (c * (1 - right) + d * right) * down;

/**
 * Distance to the sea (km) and elevation (m) between the middles of the four cells around a place, so that neighbours
 * differ little. Writes into `into`: it is asked for millions of places.
 */
export function reliefAt(latitude: number, longitude: number, into: Relief): void {
  const { sea, elevation } = grid();
  const y = Math.min(ROWS - 1, Math.max(0, NORTH - latitude - 0.5));
  const x = longitude < -179.5 ? longitude + 539.5 : longitude + 179.5;
  const row = Math.min(ROWS - 2, Math.floor(y));
  const column = Math.min(COLUMNS - 1, Math.max(0, Math.floor(x)));
  // A longitude beyond 180° is none: it counts as the edge.
  const [down, right] = [y - row, Math.min(1, Math.max(0, x - column))];
  const a = row * COLUMNS + column;
  const b = column === COLUMNS - 1 ? a + 1 - COLUMNS : a + 1;
  const [c, d] = [a + COLUMNS, b + COLUMNS];
  into.seaKm = between(sea[a] ?? 0, sea[b] ?? 0, sea[c] ?? 0, sea[d] ?? 0, right, down);
  into.elevation = between(elevation[a] ?? 0, elevation[b] ?? 0, elevation[c] ?? 0, elevation[d] ?? 0, right, down);
}

/** A cell of one degree by its south-western corner, with the values of the cell itself. */
export interface LandCell extends Relief {
  south: number;
  west: number;
}

/** All land cells between 60° S and 84° N, from the north-west. */
export function landCells(): LandCell[] {
  const { sea, elevation, isLand } = grid();
  const cells: LandCell[] = [];
  for (const [cell, land] of isLand.entries())
    if (land)
      cells.push({
        south: NORTH - 1 - Math.floor(cell / COLUMNS),
        west: (cell % COLUMNS) - 180,
        seaKm: sea[cell] ?? 0,
        elevation: elevation[cell] ?? 0,
      });
  return cells;
}

/** Whether the cell of a place or one beside it is land: a coast is not drawn to the kilometre. */
export function isNearLand(latitude: number, longitude: number): boolean {
  const { isLand } = grid();
  const row = Math.floor(NORTH - latitude);
  const column = Math.floor(longitude + 180);
  for (let r = row - 1; r <= row + 1; r += 1)
    for (let c = column - 1; c <= column + 1; c += 1)
      if (r >= 0 && r < ROWS && isLand[r * COLUMNS + ((c + COLUMNS) % COLUMNS)]) return true;
  return false;
}
