import { CITATIONS_PARSED_MAX, CITATIONS_TEXT_MAX, type Citation } from '@/contract/citation/citation';
import type { ParsedCitation, ParsedCitations } from '@/contract/citation/citation-schema';
import type { ReadCitation } from '@/contract/citation/citation-schema';
import { badRequest, tooLarge } from '../../tools/http/api-failure';
import { beginsEntry, BIBTEX_PLACES, readBibtex } from './parse-bibtex';
import { readRis, RIS_PLACES } from './parse-ris';
import type { Place, RawRecord } from './record';
import { sentence } from '../../tools/http/sentence';

/** Lines of a text that nobody meant for citations are not all sent back. */
const MAX_UNREADABLE = 100;

/** What a publication is where its type has no name here. */
const OTHERWISE = 'report';

const sameDoi = (doi: string | null | undefined) => doi?.toLowerCase() ?? '';

function placed({ line, values }: RawRecord, places: Readonly<Record<string, Place>>): ParsedCitation {
  // Filled in by its places.
  const citation = {} as ReadCitation;
  const unread = new Set<string>();
  for (const [tag, value] of values) {
    const place = Object.hasOwn(places, tag) ? places[tag] : undefined;
    if (value !== '' && (!place || place(citation, value) === false)) unread.add(tag === '@' ? `@${value}` : tag);
  }
  // The address of the DOI says nothing more.
  const { url, doi } = citation;
  if (url && doi && url.toLowerCase() === `https://doi.org/${doi.toLowerCase()}`) delete citation.url;
  return {
    citation: { ...citation, type: citation.type ?? OTHERWISE, title: citation.title ?? '' },
    line,
    unread: [...unread],
  };
}

interface Parts {
  ris: string;
  bibtex: string;
}

/** The lines of either format where they stand, those of the other empty: a list is often put together from several. */
function partsOf(text: string): Parts {
  const ris: string[] = [];
  const bibtex: string[] = [];
  let inRis = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (/^TY {1,2}-/.test(line)) inRis = true;
    else if (inRis && beginsEntry(line)) inRis = false;
    (inRis ? ris : bibtex).push(line);
    (inRis ? bibtex : ris).push('');
    if (/^ER {1,2}-/.test(line)) inRis = false;
  }
  return { ris: ris.join('\n'), bibtex: bibtex.join('\n') };
}

/**
 * The publications of a text in RIS, BibTeX or both, in the order in which they stand there. Values are as they are in it:
 * whether they can be kept is seen when they are sent. 413 for a text, 400 for more records than are read at once.
 */
export function parseCitations(text: string, known: readonly Citation[]): ParsedCitations {
  if (new TextEncoder().encode(text).length > CITATIONS_TEXT_MAX)
    throw tooLarge(sentence('publicationsTooLong', { max: CITATIONS_TEXT_MAX }));
  const parts = partsOf(text.replace(/^\uFEFF/, ''));
  const [ris, bibtex] = [readRis(parts.ris), readBibtex(parts.bibtex)];
  const inOrder = <T extends { line: number }>(...lists: readonly T[][]) =>
    lists.flat().sort((a, b) => a.line - b.line);
  const unreadable = inOrder(ris.unreadable, bibtex.unreadable);
  const records = inOrder(
    ris.records.map((record) => ({ ...record, places: RIS_PLACES })),
    bibtex.records.map((record) => ({ ...record, places: BIBTEX_PLACES })),
  );
  if (records.length > CITATIONS_PARSED_MAX)
    throw badRequest(sentence('maxPublications', { max: CITATIONS_PARSED_MAX, count: records.length }));
  const byDoi = new Map(known.flatMap((each) => (each.doi ? [[sameDoi(each.doi), each] as const] : [])));
  return {
    unreadableCount: unreadable.length,
    citations: records.map(({ places, ...record }) => {
      const parsed = placed(record, places);
      const same = byDoi.get(sameDoi(parsed.citation.doi));
      return same ? { ...parsed, duplicate: { uuid: same.uuid, title: same.title } } : parsed;
    }),
    unreadable: unreadable.slice(0, MAX_UNREADABLE).map(({ line, text: said }) => ({ line, text: said.slice(0, 200) })),
  };
}
