import type { MultiPolygon, Polygon } from 'geojson';
import type { MapView } from '@/routes/map-href';

/** Degrees, WGS 84. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** `west,south,east,north` in degrees; west above east spans the date line. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** A part of the world that is drawn over the map. */
export interface MapArea {
  geometry: Polygon | MultiPolygon;
  /** Told in the map's list of areas; data, drawn as text only. */
  label: string;
  /** One of the marked ones. */
  strong?: boolean;
}

export interface MapPoint extends Place {
  label: string;
}

/** A layer of pictures: `url` for a tile of web maps, `retina` where the screen has two pixels for one. */
export interface TileLayer {
  key: string;
  url: (z: number, x: number, y: number, retina: boolean) => string;
  /** 0 to 1. */
  opacity: number;
  attribution?: string;
}

/** What is in sight once the map stands still. */
export interface ShownView extends MapView {
  box: Box;
}

/** What a click or a drag on the map does: moves it, encloses a box, or draws the corners of an area. */
export type MapMode = 'move' | 'box' | 'polygon';

/** What can be asked of a map from outside. */
export interface MapHandle {
  show(view: MapView): void;
  /** Shows the whole box, with a margin. */
  fit(box: Box): void;
  /** Asks again for tiles that did not come. */
  reload(): void;
  /** The map as it is seen, as PNG. Rejects with a `SecurityError` where a tile of another origin forbids it. */
  picture(legend: readonly { colour: string; label: string }[]): Promise<Blob>;
}
