import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { AccessionPoints } from '@/contract/accession/map';
import type { Facets } from '@/contract/page';
import { mercatorX, mercatorY, WORLD } from '../../mocks/data/accessions/map/mercator';

export interface TileQuestion {
  filter: string;
  path: string;
}

/** Deepest zoom that a map of accessions is looked at. */
const ZOOMS = 19;

/** Filters of several kinds by their names; the terms are the frequent ones of the catalogue. */
export function tileFilters(facets: Facets): Record<string, AccessionFilter> {
  const term = (key: string, i: number): string => facets[key]?.terms[i]?.term ?? '';
  return {
    whole: {},
    crop: { crop: [term('crop.shortName', 0)] },
    country: { countryOfOrigin: { code3: [term('countryOfOrigin.code3', 1)] } },
    institute: { institute: { code: [term('institute.code', 0)] } },
    text: { _text: 'village' },
    polygon: { geo: { within: { type: 'Polygon', coordinates: [[[-10, 30], [50, 20], [60, 60], [0, 65], [-10, 30]]] } } }, // oxfmt-ignore
  };
}

/** Every zoom over places where accessions lie, at both scales in turn: no tile twice. */
export function tileQuestions(filter: string, { features }: AccessionPoints, each: number): TileQuestion[] {
  const asked = new Set<string>();
  for (let z = 0; z < ZOOMS; z++)
    for (let i = 0; i < each; i++) {
      const [longitude = 0, latitude = 0] = features[(z * each + i) % features.length]?.geometry.coordinates ?? [];
      const [x, y] = [mercatorX(longitude), mercatorY(latitude)].map((at) => Math.floor((at / WORLD) * 2 ** z));
      asked.add(`${z}/${x}/${y}${i % 2 ? '@2x' : ''}`);
    }
  return [...asked].map((path) => ({ filter, path }));
}
