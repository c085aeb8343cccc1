import type { SimilarityEvidence } from '@/contract/accession/similar';
import type { PassportRecord } from '@/mcpd/record';
import { spellKey } from '../match/spelling';

/** A number under which an institute has, or had, the accession. */
interface Held {
  institute: string;
  number: string;
  field: 'accessionNumber' | 'donorNumb' | 'aliases';
}

const heldNumbers = (r: PassportRecord): Held[] => [
  { institute: r.instCode, number: r.acceNumb, field: 'accessionNumber' },
  ...(r.donorCode && r.donorNumb ? [{ institute: r.donorCode, number: r.donorNumb, field: 'donorNumb' } as const] : []),
  ...r.otherNumb.flatMap(({ number, usedBy }) =>
    usedBy ? [{ institute: usedBy, number, field: 'aliases' } as const] : [],
  ),
];

const same = (a: string, b: string): boolean => {
  const key = spellKey(a);
  return key !== '' && key === spellKey(b);
};

const overlap = (a: readonly string[], b: readonly string[]): boolean =>
  a.some((each) => b.some((other) => same(each, other)));

/** A number is the collector's own only together with who collected, or on which journey. */
const sameCollecting = (a: PassportRecord, b: PassportRecord): boolean =>
  a.collNumb !== undefined &&
  b.collNumb !== undefined &&
  same(a.collNumb, b.collNumb) &&
  (same(a.collMissId ?? '', b.collMissId ?? '') || overlap(a.collCode, b.collCode) || overlap(a.collName, b.collName));

/** Institutes number each genus, or each crop, by itself: equal numbers of different plants say nothing. */
const samePlant = (a: PassportRecord, b: PassportRecord): boolean =>
  a.genus === b.genus || (a.crop !== undefined && a.crop === b.crop);

/** What of two records speaks for the same material, the strongest first; spelling aside. */
export function sharedNumbers(asked: PassportRecord, other: PassportRecord): SimilarityEvidence[] {
  const evidence: SimilarityEvidence[] = [];
  if (asked.puid && asked.puid.toLowerCase() === other.puid?.toLowerCase())
    evidence.push({ kind: 'doi', value: asked.puid, field: 'doi' });
  if (!samePlant(asked, other)) return evidence;
  const others = heldNumbers(other);
  for (const mine of heldNumbers(asked)) {
    const theirs = others.find(({ institute, number }) => institute === mine.institute && same(number, mine.number));
    // Accession numbers of one institute that differ only in spelling are two accessions.
    if (!theirs || (mine.field === 'accessionNumber' && theirs.field === 'accessionNumber')) continue;
    // The donor's number often stands among the other numbers as well: it counts once.
    if (evidence.some(({ value, field }) => field === theirs.field && same(value, mine.number))) continue;
    const isDonor = mine.field === 'donorNumb' || (mine.field === 'accessionNumber' && theirs.field === 'donorNumb');
    evidence.push({ kind: isDonor ? 'donorNumber' : 'alias', value: mine.number, field: theirs.field });
  }
  if (asked.collNumb && sameCollecting(asked, other))
    evidence.push({ kind: 'collectingNumber', value: asked.collNumb, field: 'coll.collNumb' });
  return evidence.sort((a, b) => STRENGTH.indexOf(a.kind) - STRENGTH.indexOf(b.kind));
}

export const STRENGTH: readonly SimilarityEvidence['kind'][] = ['doi', 'donorNumber', 'collectingNumber', 'alias'];
