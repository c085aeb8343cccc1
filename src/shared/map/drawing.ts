import { always } from 'ol/events/condition';
import type Polygon from 'ol/geom/Polygon';
import DoubleClickZoom from 'ol/interaction/DoubleClickZoom';
import DragBox from 'ol/interaction/DragBox';
import Draw from 'ol/interaction/Draw';
import type Interaction from 'ol/interaction/Interaction';
import type OpenLayersMap from 'ol/Map';
import type Style from 'ol/style/Style';
import { boxOf, polygonOf } from './geographic';
import type { MapColours } from './map-colours';
import type { MapEvents, MapMode } from './map-types';
import { areaStyles, pointStyle } from './shape-layer';

function boxDrawing(events: () => MapEvents): Interaction {
  const box = new DragBox({ condition: always, className: 'map-box' });
  box.on('boxend', () => events().onBox?.(boxOf(box.getGeometry().getExtent())));
  return box;
}

function polygonDrawing(events: () => MapEvents, styles: () => Style[]): Interaction {
  const draw = new Draw({ type: 'Polygon', style: styles });
  draw.on('drawend', ({ feature }) => {
    const drawn = feature.getGeometry() as Polygon;
    events().onPolygon?.(polygonOf(drawn.getCoordinates()));
  });
  return draw;
}

/** A second click within it belongs to the first. */
const CLICK = 400;

export interface Drawing {
  setMode: (mode: MapMode) => void;
  /** What is being drawn looks like what it becomes, and covers no place. */
  setColours: (colours: MapColours) => void;
  /** Whether a click belongs to what is drawn, or was just drawn. */
  takesClicks: () => boolean;
}

/** Takes the drag of a map for boxes or corners, and gives it back. */
export function drawingOn(map: OpenLayersMap, events: () => MapEvents): Drawing {
  let present: Interaction | undefined;
  let ended = -Infinity;
  let styles: Style[] = [];
  const takesClicks = () => present !== undefined || performance.now() - ended < CLICK;
  const zoom = map
    .getInteractions()
    .getArray()
    .find((one) => one instanceof DoubleClickZoom);
  const setMode = (mode: MapMode) => {
    if (present && mode === 'move') ended = performance.now();
    // The double click that ends an area does not zoom.
    if (mode === 'move') setTimeout(() => zoom?.setActive(present === undefined), CLICK);
    else zoom?.setActive(false);
    if (present) {
      map.removeInteraction(present);
      present.dispose();
    }
    present = undefined;
    if (mode === 'box') present = boxDrawing(events);
    if (mode === 'polygon') present = polygonDrawing(events, () => styles);
    if (present) map.addInteraction(present);
  };
  const setColours = (colours: MapColours) => {
    styles = [areaStyles(colours).strong, pointStyle(colours)];
  };
  return { setMode, setColours, takesClicks };
}
