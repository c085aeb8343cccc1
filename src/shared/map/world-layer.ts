import type { Feature, Geometry, Position } from 'geojson';
import GeoJSONVT from 'geojson-vt';
import Layer from 'ol/layer/Tile';
import DataTileSource from 'ol/source/DataTile';
import { createXYZ } from 'ol/tilegrid';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import coarse from 'world-atlas/countries-110m.json?url';
import fine from 'world-atlas/countries-50m.json?url';
import type { MapColours } from './map-colours';
import { TILE_SIDE, TILES_KEPT } from './tile-layer';
import { unwrappedLine, unwrappedRing } from './unwrapped';

type World = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;

/** From this zoom on the coarse shapes look broken. */
const FINE_FROM = 4;

/** Below it, shapes are cut when asked for. */
const INDEXED = 3;

/** Zooms with shapes of their own; nearer ones show the last, drawn larger. */
const WORLD_ZOOMS = 14;

/** Shapes of a tile, in units of which `TILE_UNITS` make its side. Lines are borders, polygons land. */
type WorldTile = NonNullable<ReturnType<GeoJSONVT['getTileRaw']>>;
const TILE_UNITS = 4096;

const loading = new Map<string, Promise<GeoJSONVT>>();

function polygonsOf(geometry: Geometry): Position[][][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates.map(unwrappedRing)];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.map((rings) => rings.map(unwrappedRing)) : [];
}

async function load(url: string): Promise<GeoJSONVT> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The shapes of the world did not come: ${response.status}`);
  const world = (await response.json()) as World;
  const { land, countries } = world.objects;
  const borders = mesh(world, countries, (one, other) => one !== other);
  borders.coordinates = borders.coordinates.map(unwrappedLine);
  const parts = feature(world, land).features.flatMap(({ geometry }) => polygonsOf(geometry));
  const shape = (geometry: Geometry): Feature => ({ type: 'Feature', properties: null, geometry });
  const features = [...parts.map((rings) => shape({ type: 'Polygon', coordinates: rings })), shape(borders)];
  const options = { maxZoom: WORLD_ZOOMS, indexMaxZoom: INDEXED, tolerance: 2, extent: TILE_UNITS };
  return new GeoJSONVT({ type: 'FeatureCollection', features }, options);
}

/** Shapes that did not come are asked for again by the next tile. */
function shapes(url: string): Promise<GeoJSONVT> {
  const under = loading.get(url) ?? load(url);
  loading.set(url, under);
  under.catch(() => loading.delete(url));
  return under;
}

/**
 * Land and borders of a tile of web maps, `undefined` where there is only water. Natural Earth at 1:110 million, nearer
 * at 1:50 million, which is fetched when somebody first looks so close. Rejects when the file cannot be fetched.
 */
async function worldTile(z: number, x: number, y: number): Promise<WorldTile | undefined> {
  const world = await shapes(z < FINE_FROM ? coarse : fine);
  return world.getTileRaw(z, x, y) ?? undefined;
}

/** One path of all shapes of a kind; rings and lines come as flat pairs of x and y. */
function pathOf(tile: WorldTile, type: 2 | 3): Path2D {
  const path = new Path2D();
  for (const shape of tile.features) {
    if (shape.type !== type) continue;
    for (const line of shape.geometry) {
      path.moveTo(line[0] ?? 0, line[1] ?? 0);
      for (let at = 2; at < line.length; at += 2) path.lineTo(line[at] ?? 0, line[at + 1] ?? 0);
      if (type === 3) path.closePath();
    }
  }
  return path;
}

function draw(tile: WorldTile, side: number, { land, border }: MapColours): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.scale(side / TILE_UNITS, side / TILE_UNITS);
  context.fillStyle = land;
  context.fill(pathOf(tile, 3), 'evenodd');
  context.strokeStyle = border;
  context.lineJoin = 'round';
  context.lineWidth = (TILE_UNITS / TILE_SIDE) * 0.8;
  context.stroke(pathOf(tile, 2));
  return canvas;
}

/** The world without any server: land and borders in the colours of the scheme. Water is what lies behind. */
export function worldLayer(colours: MapColours, scale: 1 | 2): Layer {
  const side = TILE_SIDE * scale;
  const source = new DataTileSource({
    loader: async (z, x, y) => {
      const tile = await worldTile(z, x, y);
      // Where there is only water nothing is drawn, which OpenLayers can do but does not declare.
      return tile ? draw(tile, side, colours) : (undefined as unknown as HTMLCanvasElement);
    },
    tileGrid: createXYZ({ maxZoom: WORLD_ZOOMS, tileSize: TILE_SIDE }),
    tileSize: [side, side],
    transition: 0,
    interpolate: true,
    wrapX: true,
  });
  return new Layer({ source, cacheSize: TILES_KEPT, zIndex: 0 });
}
