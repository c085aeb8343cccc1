/** A square of the web map: `z` from 0 (the world) to `MAX_ZOOM`, `x` from the west, `y` from the north. */
export interface Tile {
  z: number;
  x: number;
  y: number;
  /** 2 for screens of twice the pixels. */
  scale: 1 | 2;
}

/** `RRGGBB`. */
export interface TileStyle {
  color: string;
}

/** A picture with its tag for caches: equal tags mean equal pictures. */
export interface DrawnTile {
  tag: string;
  /** PNG, transparent where nothing lies; absent where the asker knows it by its tag. */
  png?: Uint8Array<ArrayBuffer>;
}

/** Deeper, a pixel is less than four centimetres. */
export const MAX_ZOOM = 22;
