import { unByKey } from 'ol/Observable';
import type Layer from 'ol/layer/Layer';
import type TileLayer from 'ol/layer/Tile';
import { defaults } from 'ol/interaction/defaults';
import OpenLayersMap from 'ol/Map';
import { fromLonLat, getPointResolution, transform } from 'ol/proj';
import View from 'ol/View';
import type { MapView } from '@/routes/map-href';
import type { BaseMap } from './base-map';
import { drawingOn } from './drawing';
import { dropLayer } from './drop-layer';
import { boxOf, extentOf, placeAround, wrapped } from './geographic';
import { hoverOn } from './hover';
import type { MapColours } from './map-colours';
import type { Box, MapArea, MapEvents, MapHandle, MapMode, MapPoint, MapStart, TilePictures } from './map-types';
import { pictureOf } from './picture';
import { shapeLayers } from './shape-layer';
import { tileLayer } from './tile-layer';
import { namesLayer } from './world/names-layer';
import { worldLayer } from './world/world-layer';

/** A map of OpenLayers without its names: what the component around it says and asks. */
export interface OpenMap extends MapHandle {
  /** `countryName` gives the reader's name of an ISO 3166-1 alpha-2 code. */
  setBase: (base: BaseMap, colours: MapColours, countryName: (code2: string) => string | undefined) => void;
  setTiles: (layers: readonly TilePictures[]) => void;
  setAreas: (areas: readonly MapArea[]) => void;
  setPoints: (points: readonly MapPoint[]) => void;
  setMode: (mode: MapMode) => void;
  /** Ends it; nothing of it stays in memory. */
  close: () => void;
}

interface Options {
  start: MapStart;
  /** The latest events; asked for anew each time. */
  events: () => MapEvents;
  /** Wheel and one finger move the page, not the map, until somebody has chosen it. */
  embedded: boolean;
}

const NEAREST_FIT = 10;
const MARGIN = 24;

const still = () => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
const pixels = (): 1 | 2 => (globalThis.devicePixelRatio > 1.25 ? 2 : 1);

export function makeMap(target: HTMLElement, { start, events, embedded }: Options): OpenMap {
  const duration = still() ? 0 : 200;
  const view = new View({ center: [0, 0], zoom: 1, minZoom: 0, maxZoom: 18, multiWorld: true, enableRotation: false });
  const interactions = defaults({
    onFocusOnly: embedded,
    altShiftDragRotate: false,
    pinchRotate: false,
    zoomDuration: duration,
  });
  const map = new OpenLayersMap({ view, controls: [], interactions, layers: [] });
  const shapes = shapeLayers();
  for (const layer of shapes.layers) map.addLayer(layer);
  const drawing = drawingOn(map, events);
  const layers = new Map<string, { url: string; layer: TileLayer }>();
  let base: TileLayer | undefined;
  /** Of the portal's own map; that of a tile server has its names in its pictures. */
  let names: Layer | undefined;
  let water = '';

  const watched = (key: string, layer: TileLayer) => {
    // Every source of tiles tells it; OpenLayers declares it for those of pictures by address.
    layer.getSource()?.on('tileloaderror' as never, (() => events().onFault?.(key)) as never);
    return layer;
  };
  const drop = (layer: Layer) => dropLayer(map, layer);
  const show = ({ latitude, longitude, zoom }: MapView) => {
    view.setCenter(fromLonLat([longitude, latitude]));
    view.setZoom(zoom);
  };
  const fit = (box: Box) => {
    const fitted = () =>
      view.fit(extentOf(box), { padding: [MARGIN, MARGIN, MARGIN, MARGIN], maxZoom: NEAREST_FIT, duration: 0 });
    const [width = 0] = map.getSize() ?? [];
    // A map that is not laid out yet has no size to fit a box into.
    if (width > 0) fitted();
    else map.once('change:size', fitted);
  };
  const pick = (coordinate: readonly number[]) => {
    const { place, around } = placeAround(map, coordinate);
    events().onPick?.(place, around);
  };
  const keys = [
    map.on('moveend', () => {
      const [x = 0, y = 0] = view.getCenter() ?? [];
      const [longitude = 0, latitude = 0] = transform([x, y], 'EPSG:3857', 'EPSG:4326');
      const metresPerPixel = getPointResolution('EPSG:3857', view.getResolution() ?? 1, [x, y]);
      const [width = 0] = map.getSize() ?? [];
      if (width === 0) return;
      const box = boxOf(view.calculateExtent());
      events().onView?.({ latitude, longitude: wrapped(longitude), zoom: view.getZoom() ?? 0, box, metresPerPixel });
    }),
    map.on('singleclick', ({ coordinate }) => {
      if (!drawing.takesClicks()) pick(coordinate);
    }),
  ];
  const endHover = hoverOn(map, target, {
    tell: (spot) => events().onHover?.(spot),
    pictures: () => [...layers.values()].map(({ layer }) => layer),
    shapes: shapes.layers,
  });

  map.setTarget(target);
  if ('view' in start) show(start.view);
  else fit(start.box);

  return {
    show,
    fit,
    zoomBy: (steps) => view.animate({ zoom: (view.getZoom() ?? 0) + steps, duration }),
    pickMiddle: () => pick(view.getCenter() ?? []),
    reload: () => {
      for (const layer of [base, ...[...layers.values()].map((one) => one.layer)]) layer?.getSource()?.refresh();
    },
    picture: (legend, lines) =>
      pictureOf(map, { target, water, legend, lines, rightToLeft: document.documentElement.dir === 'rtl' }),
    setBase: ({ url }, colours, countryName) => {
      if (base) drop(base);
      if (names) drop(names);
      base = watched(
        'base',
        url ? tileLayer({ urls: [url], scale: pixels(), opacity: 1, zIndex: 0 }) : worldLayer(colours, pixels()),
      );
      ({ water } = colours);
      target.style.backgroundColor = water;
      map.addLayer(base);
      names = url ? undefined : namesLayer(colours, countryName);
      if (names) map.addLayer(names);
      shapes.setColours(colours);
      drawing.setColours(colours);
    },
    setTiles: (wanted) => {
      const kept = new Set(wanted.map(({ key }) => key));
      for (const [key, { layer }] of layers) {
        if (kept.has(key)) continue;
        drop(layer);
        layers.delete(key);
      }
      wanted.forEach(({ key, urls, opacity }, at) => {
        const url = urls.join('\n');
        const present = layers.get(key);
        if (present?.url === url) {
          present.layer.setOpacity(opacity);
          present.layer.setZIndex(at + 1);
          return;
        }
        if (present) drop(present.layer);
        const layer = tileLayer({ urls, opacity, zIndex: at + 1, scale: pixels(), crossOrigin: 'anonymous' });
        layers.set(key, { url, layer: watched(key, layer) });
        map.addLayer(layer);
      });
    },
    setAreas: shapes.setAreas,
    setPoints: shapes.setPoints,
    setMode: drawing.setMode,
    close: () => {
      drawing.setMode('move');
      unByKey(keys);
      endHover();
      for (const { layer } of layers.values()) drop(layer);
      layers.clear();
      if (base) drop(base);
      if (names) drop(names);
      map.setTarget(undefined);
      shapes.close();
      map.dispose();
    },
  };
}
