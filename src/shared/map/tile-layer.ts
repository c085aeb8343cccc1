import Layer from 'ol/layer/Tile';
import DataTileSource from 'ol/source/DataTile';
import { createXYZ } from 'ol/tilegrid';
import { expandUrl, pickUrl, renderXYZTemplate } from 'ol/uri';

/** CSS pixels. */
export const TILE_SIDE = 256;

/** Tiles a layer keeps; a screen shows about thirty. */
export const TILES_KEPT = 96;

const NEAREST = 18;

/** Decoded before it is drawn, so that no frame waits for it. */
async function picture(url: string, crossOrigin: string | undefined, signal: AbortSignal): Promise<HTMLImageElement> {
  const image = new Image();
  if (crossOrigin !== undefined) image.crossOrigin = crossOrigin;
  const stop = () => {
    image.src = '';
  };
  signal.addEventListener('abort', stop, { once: true });
  image.src = url;
  try {
    await image.decode();
    return image;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

interface Options {
  urls: readonly string[];
  scale: 1 | 2;
  opacity: number;
  zIndex: number;
  /** Asks the server's leave to read the pictures, without which the map cannot be saved as one. */
  crossOrigin?: 'anonymous';
}

/** Pictures of a tile server. `{retina}` and `{r}` in a template become `@2x` where the screen has two pixels for one. */
export function tileLayer({ urls, scale, opacity, zIndex, crossOrigin }: Options): Layer {
  const templates = urls.flatMap((url) => expandUrl(url.replace(/\{(?:retina|r)\}/g, scale === 2 ? '@2x' : '')));
  const doubled = scale === 2 && urls.every((url) => /\{(?:retina|r)\}/.test(url));
  const side = TILE_SIDE * (doubled ? 2 : 1);
  const source = new DataTileSource({
    loader: (z, x, y, { signal }) =>
      picture(renderXYZTemplate(pickUrl(templates, z, x, y), z, x, y), crossOrigin, signal),
    tileGrid: createXYZ({ maxZoom: NEAREST, tileSize: TILE_SIDE }),
    tileSize: [side, side],
    transition: 0,
    interpolate: true,
    wrapX: true,
  });
  return new Layer({ source, opacity, zIndex, cacheSize: TILES_KEPT });
}
