import type { MatchCandidate, MatchResult } from '@/contract/accession/match';
import type { AccessionService } from '../../accessions/service';
import type { NamedAccession } from './raw-table';

/** What an accession's name means: the one it is, or those that it may be. */
export type Found = { candidate: MatchCandidate } | { among: readonly MatchCandidate[] };

const BATCH = 5_000;

/** Written as the catalogue has it, or but for case, spaces and punctuation; nothing that is less sure. */
const SURE = new Set(['number', 'institute', 'spelling', 'doi', 'uuid']);

const bare = (genus: string): string => genus.replace(/^[×x]\s*(?=\p{Lu})/u, '').toLowerCase();

export const isOfGenus = ({ taxonomy }: Pick<MatchCandidate, 'taxonomy'>, genus: string): boolean =>
  bare(taxonomy.genus) === bare(genus);

function meaningOf({ identifier, candidates }: MatchResult, genus = ''): Found {
  const all = candidates.filter(({ reason }) => SURE.has(reason));
  const ofGenus = all.filter((each) => isOfGenus(each, genus));
  // One that only has another genus may have been renamed.
  const sure = ofGenus.length > 0 ? ofGenus : all;
  const written = sure.filter(({ value }) => value === identifier);
  const [first, second] = written.length > 0 ? written : sure;
  if (first && !second) return { candidate: first };
  const current = (written.length > 0 ? written : sure).filter(({ historic }) => !historic);
  const [only, other] = current;
  return only && !other ? { candidate: only } : { among: sure };
}

/**
 * The accession of each name, in their order: by its DOI, by institute and number, by the number alone where only one
 * has it, or else at the institute that the import supplies; of several the one of the genus that is named.
 */
export async function findAccessions(
  names: readonly NamedAccession[],
  accessions: AccessionService,
  supplied?: string,
): Promise<Found[]> {
  const found = names.map((): Found => ({ among: [] }));
  const ask = async (places: readonly number[], identifier: (name: NamedAccession) => string, institute?: string) => {
    for (let from = 0; from < places.length; from += BATCH) {
      const batch = places.slice(from, from + BATCH);
      const results = await accessions.match(
        batch.map((place) => identifier(names[place] ?? { institute: '', number: '', doi: '' })),
        institute,
      );
      for (const [i, result] of results.entries()) {
        const place = batch[i] ?? 0;
        const meaning = meaningOf(result, names[place]?.genus);
        if ('candidate' in meaning || meaning.among.length > 0) found[place] = meaning;
      }
    }
  };
  const open = (test: (name: NamedAccession, found: Found | undefined) => boolean): number[] =>
    names.flatMap((name, place) => (test(name, found[place]) ? [place] : []));
  const isOpen = (meaning: Found | undefined): boolean => meaning !== undefined && !('candidate' in meaning);

  await ask(
    open(({ doi }) => doi !== ''),
    ({ doi }) => doi,
  );
  for (const institute of new Set(names.map((name) => name.institute)))
    await ask(
      open((name, meaning) => name.number !== '' && name.institute === institute && isOpen(meaning)),
      ({ number }) => number,
      institute || undefined,
    );
  const several = open((name, meaning) => name.institute === '' && name.number !== '' && isOpen(meaning));
  if (supplied) await ask(several, ({ number }) => number, supplied);
  return found;
}
