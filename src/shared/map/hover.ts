import type Layer from 'ol/layer/Layer';
import type OpenLayersMap from 'ol/Map';
import type MapBrowserEvent from 'ol/MapBrowserEvent';
import { unByKey } from 'ol/Observable';
import { placeAround } from './geographic';
import type { HoveredSpot } from './map-types';
import { countryAt } from './world/country-at';

/** Milliseconds that the mouse rests before it is told what lies there. */
const REST = 140;

/** Pixels that a resting hand may shake. */
const SHAKE = 3;

/** Whether a layer of pictures shows something at a pixel or close by. */
function shows(layer: Layer, [x = 0, y = 0]: readonly number[]): boolean {
  return [
    [x, y],
    [x - SHAKE, y],
    [x + SHAKE, y],
    [x, y - SHAKE],
    [x, y + SHAKE],
  ].some((pixel) => {
    const data = layer.getData(pixel);
    return data !== null && !(data instanceof DataView) && (data[3] ?? 0) > 0;
  });
}

interface Options {
  tell: (spot: HoveredSpot | undefined) => void;
  /** Those that show what is looked for. */
  pictures: () => readonly Layer[];
  shapes: readonly Layer[];
}

/** Tells what lies where the mouse rests; a finger does not rest anywhere. Gives back its end. */
export function hoverOn(map: OpenLayersMap, viewport: HTMLElement, { tell, pictures, shapes }: Options): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let at: readonly number[] = [];
  const leave = () => {
    clearTimeout(timer);
    timer = undefined;
    if (at.length) tell(undefined);
    at = [];
  };
  const look = async (pixel: number[]) => {
    const waiting = timer;
    const [x = 0, y = 0] = pixel;
    const { place, around } = placeAround(map, map.getCoordinateFromPixel(pixel));
    const labels = new Set<string>();
    const named = { layerFilter: (layer: Layer) => shapes.includes(layer), hitTolerance: SHAKE };
    map.forEachFeatureAtPixel(pixel, (feature) => void labels.add((feature.get('label') as string) || ''), named);
    labels.delete('');
    const country = await countryAt(place, map.getView().getZoom() ?? 0).catch(() => undefined);
    if (timer !== waiting) return;
    const dots = pictures().some((layer) => shows(layer, pixel));
    if (country || labels.size || dots) tell({ x, y, country, labels: [...labels], ...(dots && { around }) });
  };
  const moved = ({ pixel, dragging, originalEvent }: MapBrowserEvent) => {
    const [x = 0, y = 0] = pixel;
    const [fromX, fromY] = at;
    if (fromX !== undefined && fromY !== undefined && Math.hypot(x - fromX, y - fromY) <= SHAKE) return;
    leave();
    if (dragging || !(originalEvent instanceof PointerEvent) || originalEvent.pointerType !== 'mouse') return;
    at = pixel;
    timer = setTimeout(() => void look(pixel), REST);
  };
  const keys = [
    map.on('pointermove', moved),
    map.on('pointerdrag' as 'pointermove', leave),
    map.on('movestart', leave),
  ];
  viewport.addEventListener('pointerleave', leave);
  return () => {
    clearTimeout(timer);
    unByKey(keys);
    viewport.removeEventListener('pointerleave', leave);
  };
}
