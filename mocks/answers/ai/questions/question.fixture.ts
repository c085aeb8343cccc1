import type { AccessionFilter } from '@/contract/accession/accession-filter';

/** A question as somebody asks it, and exactly the filter that is meant. */
export interface LabelledQuestion {
  language: 'en' | 'es' | 'fr' | 'pt-BR';
  message: string;
  /** Lists compare as sets. */
  filter: AccessionFilter;
  /** Words that no filter can say: all of them must be told of as not understood. */
  left: string[];
}

type Plain = Record<string, unknown>;
type Part = AccessionFilter | string;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merged(first: Plain, second: Plain): Plain {
  const result = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const known = result[key];
    if (Array.isArray(known) && Array.isArray(value)) result[key] = [...(known as unknown[]), ...(value as unknown[])];
    else result[key] = isPlain(known) && isPlain(value) ? merged(known, value) : value;
  }
  return result;
}

/** Parts that are texts are words that no filter can say. */
const asker =
  (language: LabelledQuestion['language']) =>
  (message: string, ...parts: Part[]): LabelledQuestion => ({
    language,
    message,
    filter: parts.filter((part) => typeof part !== 'string').reduce<Plain>((all, part) => merged(all, { ...part }), {}),
    left: parts.filter((part) => typeof part === 'string'),
  });

export const crop = (...names: string[]) => ({ crop: names });
export const origin = (...codes: string[]) => ({ countryOfOrigin: { code3: codes } });
export const region = (...codes: string[]) => ({ countryOfOrigin: { region: codes } });
export const holder = (...codes: string[]) => ({ institute: { code: codes } });
export const heldIn = (...codes: string[]) => ({ institute: { country: { code3: codes } } });
export const heldWithin = (...codes: string[]) => ({ institute: { country: { region: codes } } });
export const genus = (...names: string[]) => ({ taxonomy: { genus: names } });
export const species = (...names: string[]) => ({ taxonomy: { genusSpecies: names } });
export const years = (from: number | undefined, to?: number) => ({
  coll: { collDate: { ...(from && { ge: `${from}-01-01` }), ...(to && { le: `${to}-12-31` }) } },
});
export const acquired = (from: number | undefined, to?: number) => ({
  acquisitionDate: { ...(from && { ge: `${from}-01-01` }), ...(to && { le: `${to}-12-31` }) },
});
export const above = (ge: number) => ({ geo: { elevation: { ge } } });
export const below = (le: number) => ({ geo: { elevation: { le } } });
export const north = (ge: number) => ({ geo: { latitude: { ge } } });
export const south = (le: number) => ({ geo: { latitude: { le } } });
export const east = (ge: number) => ({ geo: { longitude: { ge } } });
export const west = (le: number) => ({ geo: { longitude: { le } } });
export const status = (...codes: number[]) => ({ sampStat: codes });
export const [wild, landrace, line, cultivar] = [status(100), status(300), status(410), status(500)];
export const stored = (...codes: number[]) => ({ storage: codes });
export const donor = (...codes: string[]) => ({ donorCode: codes });
export const not = (NOT: AccessionFilter) => ({ NOT });
export const available = { available: true };
export const images = { images: true };
export const svalbard = { sgsv: true };
export const data = { hasDataset: true };
export const mls = { mlsStatus: true };
export const genotyped = { genotyped: true };
export const referenced = { geo: { referenced: true } };

export const [en, es, fr, pt] = [asker('en'), asker('es'), asker('fr'), asker('pt-BR')];
