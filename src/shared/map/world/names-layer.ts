import Feature from 'ol/Feature';
import Point from 'ol/geom/Point';
import Layer from 'ol/layer/Vector';
import { fromLonLat } from 'ol/proj';
import Source from 'ol/source/Vector';
import Circle from 'ol/style/Circle';
import Fill from 'ol/style/Fill';
import Stroke from 'ol/style/Stroke';
import Style from 'ol/style/Style';
import Text from 'ol/style/Text';
import type { MapColours } from '../map-colours';
import { COUNTRY_POINTS } from './country-points';
import { POPULATED_PLACES } from './populated-places';

/** The resolution of zoom 0: metres of the projection for a pixel. */
const WHOLE = 156_543.034;

/** Letters that a line of a name has before it is broken at a space. */
const LINE = 13;

/** "Central African Republic" in three short lines, which takes less room than one. */
export const inLines = (name: string): string =>
  name
    .split(' ')
    .reduce<string[]>((lines, word) => {
      const last = lines.at(-1);
      return last !== undefined && last.length + word.length < LINE
        ? [...lines.slice(0, -1), `${last} ${word}`]
        : [...lines, word];
    }, [])
    .join('\n');

interface Named {
  name: string;
  longitude: number;
  latitude: number;
  zoom: number;
}

function features(named: readonly Named[], kind: 'country' | 'place'): Feature[] {
  return named.map(({ name, longitude, latitude, zoom }) => {
    const feature = new Feature(new Point(fromLonLat([longitude, latitude])));
    feature.setProperties({ name, zoom, kind });
    return feature;
  });
}

const TYPE = '"Open Sans", system-ui, sans-serif';

/**
 * Names of countries in the reader's language, nearer also of places, as Natural Earth writes them. Where two have no
 * room, the larger stays.
 */
export function namesLayer({ name, halo }: MapColours, countryName: (code2: string) => string | undefined): Layer {
  const countries = COUNTRY_POINTS.flatMap(({ code2, ...point }) => {
    const text = countryName(code2);
    return text ? [{ ...point, name: inLines(text) }] : [];
  });
  const text = new Text({ fill: new Fill({ color: name }), stroke: new Stroke({ color: halo, width: 3 }) });
  const country = new Style({ text: text.clone() });
  country.getText()?.setFont(`600 12px ${TYPE}`);
  country.getText()?.setPadding([2, 4, 2, 4]);
  const image = new Circle({
    radius: 2.5,
    fill: new Fill({ color: halo }),
    stroke: new Stroke({ color: name, width: 1 }),
  });
  const place = new Style({ text: text.clone(), image });
  place.getText()?.setFont(`11px ${TYPE}`);
  place.getText()?.setOffsetY(-10);
  return new Layer({
    // A canvas of its own: names lie over what is drawn, but never hide a dot for good.
    className: 'ol-layer ol-names',
    declutter: true,
    source: new Source({ features: [...features(countries, 'country'), ...features(POPULATED_PLACES, 'place')] }),
    style: (feature, resolution) => {
      if (Math.log2(WHOLE / resolution) < feature.get('zoom')) return undefined;
      const style = feature.get('kind') === 'country' ? country : place;
      style.getText()?.setText(feature.get('name') as string);
      return style;
    },
    zIndex: 900,
  });
}
