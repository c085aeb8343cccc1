import GeoJSON from 'ol/format/GeoJSON';
import WKT from 'ol/format/WKT';

/** Well-known text as a GeoJSON geometry, `SRID=4326;` in front allowed; undefined for what is none. */
export function readWkt(text: string): object | undefined {
  try {
    return new GeoJSON().writeGeometryObject(new WKT().readGeometry(text.replace(/^SRID=\d+;\s*/i, '')));
  } catch {
    return undefined;
  }
}
