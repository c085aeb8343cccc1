import Feature from 'ol/Feature';
import GeoJSON from 'ol/format/GeoJSON';
import Point from 'ol/geom/Point';
import Layer from 'ol/layer/Vector';
import { fromLonLat } from 'ol/proj';
import Source from 'ol/source/Vector';
import Circle from 'ol/style/Circle';
import Fill from 'ol/style/Fill';
import Stroke from 'ol/style/Stroke';
import Style from 'ol/style/Style';
import Text from 'ol/style/Text';
import type { MapColours } from './map-colours';
import type { MapArea, MapPoint } from './map-types';

const format = new GeoJSON({ dataProjection: 'EPSG:4326', featureProjection: 'EPSG:3857' });

/** Marked areas differ by their line too, not by colour alone. */
function areaStyles({ area, areaFill, strong, strongFill }: MapColours) {
  return {
    plain: new Style({ fill: new Fill({ color: areaFill }), stroke: new Stroke({ color: area, width: 1 }) }),
    strong: new Style({ fill: new Fill({ color: strongFill }), stroke: new Stroke({ color: strong, width: 3 }) }),
  };
}

export const pointStyle = ({ point, pointRim }: MapColours): Style =>
  new Style({
    image: new Circle({
      radius: 7,
      fill: new Fill({ color: point }),
      stroke: new Stroke({ color: pointRim, width: 2 }),
    }),
  });

/** Points that carry a mark of their own; each kind of them is made once. */
function markedStyles() {
  const made = new Map<string, Style>();
  return (colour: string, mark = ''): Style => {
    const kept = made.get(`${colour} ${mark}`);
    if (kept) return kept;
    const style = new Style({
      image: new Circle({
        radius: mark.length > 2 ? 12 : 10,
        fill: new Fill({ color: colour }),
        stroke: new Stroke({ color: '#fff', width: 1.5 }),
      }),
      text: new Text({ text: mark, font: 'bold 11px sans-serif', fill: new Fill({ color: '#fff' }) }),
    });
    made.set(`${colour} ${mark}`, style);
    return style;
  };
}

/** Areas and points over all tiles. */
export interface ShapeLayer {
  layer: Layer;
  setAreas: (areas: readonly MapArea[]) => void;
  setPoints: (points: readonly MapPoint[]) => void;
  setColours: (colours: MapColours) => void;
}

export function shapeLayer(zIndex: number): ShapeLayer {
  const source = new Source();
  const layer = new Layer({ source, zIndex, updateWhileInteracting: false });
  const marked = markedStyles();
  let areas: Feature[] = [];
  let points: Feature[] = [];
  const put = () => {
    source.clear(true);
    source.addFeatures([...areas, ...points]);
  };
  return {
    layer,
    setAreas: (given) => {
      // The marked ones lie on top.
      const ordered = given.toSorted((a, b) => Number(a.strong ?? false) - Number(b.strong ?? false));
      areas = ordered.map(({ geometry, strong }) => {
        const feature = new Feature(format.readGeometry(geometry) ?? undefined);
        feature.set('kind', strong ? 'strong' : 'plain');
        return feature;
      });
      put();
    },
    setPoints: (given) => {
      points = given.map(({ longitude, latitude, colour, mark }) => {
        const feature = new Feature(new Point(fromLonLat([longitude, latitude])));
        if (colour) feature.setStyle(marked(colour, mark));
        return feature;
      });
      put();
    },
    setColours: (colours) => {
      const styles = areaStyles(colours);
      const point = pointStyle(colours);
      layer.setStyle((feature) => {
        const kind = feature.get('kind') as keyof typeof styles | undefined;
        return kind ? styles[kind] : point;
      });
    },
  };
}
