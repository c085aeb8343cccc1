import type { Understood } from '@/contract/accession/suggest';
import type { Crop } from '@/contract/reference/crop';
import { WIEWS_PATTERN } from '@/contract/patterns';
import { COUNTRY_CODES } from '@/mcpd/country-codes';
import { cropNames } from '@/words/crop-names';
import { filterOf } from '@/words/filter-of';
import { Lexicon, named, type Named } from '@/words/lexicon';
import { partsOf } from '@/words/parts-of';
import { countryNames } from '@/words/place-words';
import { PLAIN_WORDS } from '@/words/plain-words';

/** Without its count: the list has one of its own. */
export type Reading = Omit<Understood, 'count'>;

/** Slow to ask for, and always the same. */
let countries: readonly Named[] | undefined;

const WIEWS = new RegExp(`\\b${WIEWS_PATTERN}\\b`, 'gi');

/** What a search means as far as the portal knows by itself: crops, countries, statuses, codes of institutes. */
export async function readWords(q: string, crops: readonly Crop[]): Promise<Reading> {
  countries ??= COUNTRY_CODES.map((code3) =>
    named({ kind: 'origin', key: code3, filter: { countryOfOrigin: { code3: [code3] } } }, countryNames(code3)),
  );
  const institutes = (q.match(WIEWS) ?? []).map((text) => {
    const code = text.toUpperCase();
    return named({ kind: 'institute', key: code, filter: { institute: { code: [code] } } }, [code]);
  });
  const ofCrops = crops.map((crop) => {
    const { shortName: key, name } = crop;
    return named({ kind: 'crop', key, name, filter: { crop: [key] } }, cropNames(crop));
  });
  const lexicon = new Lexicon([...ofCrops, ...PLAIN_WORDS, ...countries, ...institutes]);
  // What is written in accessions is not known here: nothing is taken for a mistake.
  const parts = await partsOf(q, { lexicon, isWritten: async () => true });
  return { q, parts, filter: filterOf(q, parts) };
}
