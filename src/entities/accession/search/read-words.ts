import type { AccessionFilter } from '@/contract/accession-filter';
import type { Crop } from '@/contract/crop';
import type { MeaningKind, Understood } from '@/contract/suggest';
import { COUNTRY_CODES } from '@/mcpd/country-codes';
import { filterOf } from '@/words/filter-of';
import { Lexicon, type Named } from '@/words/lexicon';
import { partsOf } from '@/words/parts-of';
import { countryNames } from '@/words/place-words';
import { PLAIN_WORDS } from '@/words/plain-words';

const named = (kind: MeaningKind, key: string, filter: AccessionFilter, names: readonly string[]): Named => ({
  meaning: { kind, key, filter },
  names,
});

/** Slow to ask for, and always the same. */
let countries: readonly Named[] | undefined;

const WIEWS = /\b[A-Z]{3}\d{3}\b/gi;

/** What a search means as far as the portal knows by itself: crops, countries, statuses, codes of institutes. */
export async function readWords(q: string, crops: readonly Crop[]): Promise<Omit<Understood, 'count'>> {
  countries ??= COUNTRY_CODES.map((code3) =>
    named('origin', code3, { countryOfOrigin: { code3: [code3] } }, countryNames(code3)),
  );
  const institutes = (q.match(WIEWS) ?? []).map((text) => {
    const code = text.toUpperCase();
    return named('institute', code, { institute: { code: [code] } }, [code]);
  });
  const ofCrops = crops.map(({ shortName, name, otherNames }) => {
    const { meaning, names } = named('crop', shortName, { crop: [shortName] }, [name, shortName, ...otherNames]);
    return { meaning: { ...meaning, name }, names };
  });
  const lexicon = new Lexicon([...ofCrops, ...PLAIN_WORDS, ...countries, ...institutes]);
  // What is written in accessions is not known here: nothing is taken for a mistake.
  const parts = await partsOf(q, { lexicon, isWritten: async () => true });
  return { q, parts, filter: filterOf(q, parts) };
}
