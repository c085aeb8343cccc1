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
  const none: Found = { among: [] };
  const found = names.map((): Found => none);
  const isOpen = (place: number): boolean => !('candidate' in (found[place] ?? {}));
  const ask = async (
    isAsked: (name: NamedAccession) => boolean,
    identifier: (name: NamedAccession) => string,
    instituteOf: (name: NamedAccession) => string | undefined,
  ): Promise<void> => {
    for (let from = 0; from < names.length; from += BATCH) {
      const batch = names
        .slice(from, from + BATCH)
        .flatMap((name, at) => (isOpen(from + at) && isAsked(name) ? [{ name, place: from + at }] : []));
      if (batch.length === 0) continue;
      const asked = batch.map(({ name }) => name);
      const results = await accessions.match(asked.map(identifier), asked.map(instituteOf));
      for (const [i, { name, place }] of batch.entries()) {
        const result = results[i];
        const meaning = result && meaningOf(result, name.genus);
        if (meaning && ('candidate' in meaning || meaning.among.length > 0)) found[place] = meaning;
      }
    }
  };
  await ask(
    ({ doi }) => doi !== '',
    ({ doi }) => doi,
    () => undefined,
  );
  await ask(
    ({ number }) => number !== '',
    ({ number }) => number,
    ({ institute }) => institute || undefined,
  );
  if (supplied)
    await ask(
      ({ institute, number }) => institute === '' && number !== '',
      ({ number }) => number,
      () => supplied,
    );
  return found;
}
