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
export function areaStyles({ area, areaFill, strong, strongFill }: MapColours) {
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

/** Readable on land, sea and dots alike: a bright line between two dark ones, or the other way round. */
const ringStyles = ({ point, pointRim }: MapColours): Style[] =>
  [
    { color: pointRim, width: 6 },
    { color: point, width: 3 },
  ].map((stroke) => new Style({ image: new Circle({ radius: 11, stroke: new Stroke(stroke) }) }));

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

/** Areas over the map beneath and below the accessions, which stay as they are; points over everything. */
const AREAS = 0.5;
const POINTS = 1000;

export interface ShapeLayers {
  layers: readonly Layer[];
  setAreas: (areas: readonly MapArea[]) => void;
  setPoints: (points: readonly MapPoint[]) => void;
  setColours: (colours: MapColours) => void;
  close: () => void;
}

function fill(layer: Layer, features: Feature[]): void {
  layer.getSource()?.clear(true);
  layer.getSource()?.addFeatures(features);
}

export function shapeLayers(): ShapeLayers {
  const areas = new Layer({ source: new Source(), zIndex: AREAS });
  const points = new Layer({ source: new Source(), zIndex: POINTS });
  const marked = markedStyles();
  return {
    layers: [areas, points],
    setAreas: (given) => {
      // The marked ones lie on top.
      const ordered = given.toSorted((a, b) => Number(a.strong ?? false) - Number(b.strong ?? false));
      const drawn = ordered.map(({ geometry, label, strong }) => {
        const feature = new Feature(format.readGeometry(geometry) ?? undefined);
        feature.setProperties({ label, kind: strong ? 'strong' : 'plain' });
        return feature;
      });
      fill(areas, drawn);
    },
    setPoints: (given) => {
      const drawn = given.map(({ longitude, latitude, label, colour, mark, ring }) => {
        const feature = new Feature(new Point(fromLonLat([longitude, latitude])));
        feature.setProperties({ label, ring });
        if (colour) feature.setStyle(marked(colour, mark));
        return feature;
      });
      fill(points, drawn);
    },
    setColours: (colours) => {
      const styles = areaStyles(colours);
      areas.setStyle((feature) => styles[feature.get('kind') as keyof typeof styles]);
      const [ring, point] = [ringStyles(colours), pointStyle(colours)];
      points.setStyle((feature) => (feature.get('ring') ? ring : point));
    },
    close: () => {
      for (const layer of [areas, points]) {
        layer.getSource()?.clear(true);
        layer.dispose();
      }
    },
  };
}
