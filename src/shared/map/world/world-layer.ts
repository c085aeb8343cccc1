import type GeoJSONVT from 'geojson-vt';
import Layer from 'ol/layer/Tile';
import DataTileSource from 'ol/source/DataTile';
import { createXYZ } from 'ol/tilegrid';
import type { MapColours } from '../map-colours';
import { TILE_SIDE, TILES_KEPT } from '../tile-layer';
import { TILE_UNITS, WORLD_ZOOMS, worldShapes, type ShapeKind } from './world-shapes';

type WorldTile = NonNullable<ReturnType<GeoJSONVT['getTileRaw']>>;

/** One path of all shapes of a kind; rings and lines come as flat pairs of x and y. */
function pathOf(tile: WorldTile, kind: ShapeKind): Path2D {
  const path = new Path2D();
  for (const shape of tile.features) {
    if ((shape.type !== 2 && shape.type !== 3) || shape.tags?.kind !== kind) continue;
    for (const line of shape.geometry) {
      path.moveTo(line[0] ?? 0, line[1] ?? 0);
      for (let at = 2; at < line.length; at += 2) path.lineTo(line[at] ?? 0, line[at + 1] ?? 0);
      if (shape.type === 3) path.closePath();
    }
  }
  return path;
}

function draw(tile: WorldTile, side: number, { land, border, water, river }: MapColours): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.scale(side / TILE_UNITS, side / TILE_UNITS);
  context.fillStyle = land;
  context.fill(pathOf(tile, 'land'), 'evenodd');
  context.lineJoin = 'round';
  context.lineWidth = (TILE_UNITS / TILE_SIDE) * 0.8;
  context.strokeStyle = river;
  context.stroke(pathOf(tile, 'river'));
  context.fillStyle = water;
  context.fill(pathOf(tile, 'lake'), 'evenodd');
  context.strokeStyle = border;
  context.stroke(pathOf(tile, 'border'));
  return canvas;
}

/** The world without any server: land, waters and borders in the colours of the scheme. The sea is what lies behind. */
export function worldLayer(colours: MapColours, scale: 1 | 2): Layer {
  const side = TILE_SIDE * scale;
  const source = new DataTileSource({
    loader: async (z, x, y) => {
      const { tiles } = await worldShapes(z);
      const tile = tiles.getTileRaw(z, x, y);
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
