import type { MultiPolygon, Polygon } from 'geojson';
import type { MapView } from '@/routes/map-href';

/** Degrees, WGS 84. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Degrees; west above east spans the date line. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** A part of the world that is drawn over the map. */
export interface MapArea {
  geometry: Polygon | MultiPolygon;
  /** Data, told as text only. */
  label: string;
  /** One of the marked ones. */
  strong?: boolean;
}

export interface MapPoint extends Place {
  label: string;
  /** `#rrggbb`, on which white can be read; the map's own colour without one. */
  colour?: string;
  /** A character or three inside the point, so that nothing is said by colour alone. */
  mark?: string;
  /** Drawn as a ring around the place, which leaves what lies there in sight. */
  ring?: boolean;
}

/** A layer of pictures of 256 pixels a tile, 512 where the screen has two pixels for one. */
export interface TilePictures {
  key: string;
  /** Templates with `{z}`, `{x}`, `{y}` and, for the doubled pictures, `{retina}`; several share the tiles among them. */
  urls: readonly string[];
  /** 0 to 1. */
  opacity: number;
}

/** What is in sight once the map stands still. */
export interface ShownView extends MapView {
  box: Box;
  /** In the middle of the map. */
  metresPerPixel: number;
}

/** What a drag on the map does: moves it, encloses a box, or draws the corners of an area. */
export type MapMode = 'move' | 'box' | 'polygon';

/** The middle and zoom to begin with, or a box that shall be in sight. */
export type MapStart = { view: MapView } | { box: Box };

/** Where the mouse rests. */
export interface HoveredSpot {
  /** Pixels of the map, from its upper left corner. */
  x: number;
  y: number;
  /** ISO 3166-1 alpha-2 code of the country. */
  country?: string;
  /** Of the points and areas there. */
  labels: readonly string[];
  /** The few pixels around, where a layer shows something there. */
  around?: Box;
}

export interface MapEvents {
  /** The mouse has come to rest; undefined once it moves on. */
  onHover?: (spot: HoveredSpot | undefined) => void;
  /** The map stands still after it was moved. */
  onView?: (view: ShownView) => void;
  /** A click, and the few pixels around it. */
  onPick?: (place: Place, around: Box) => void;
  onBox?: (box: Box) => void;
  onPolygon?: (polygon: Polygon) => void;
  /** Escape. */
  onCancel?: () => void;
  /** A tile of the layer did not come; told for each, `key` is `base` for the map beneath. */
  onFault?: (key: string) => void;
}

export interface LegendItem {
  key: string;
  /** `RRGGBB` */
  colour: string;
  label: string;
}

/** What can be asked of a map from outside. */
export interface MapHandle {
  show: (view: MapView) => void;
  /** Brings the whole box into sight, with a margin. */
  fit: (box: Box) => void;
  zoomBy: (steps: number) => void;
  /** Picks the middle, as a click there would. */
  pickMiddle: () => void;
  /** Asks again for tiles that did not come. */
  reload: () => void;
  /**
   * The map as it is seen, with a legend and lines of text beneath, as PNG. Rejects with a `SecurityError` where a
   * tile of another origin forbids to read the picture.
   */
  picture: (legend: readonly LegendItem[], lines: readonly string[]) => Promise<Blob>;
}
