import {
  CITATIONS_PARSED_MAX,
  CITATIONS_TEXT_MAX,
  type Citation,
  type ParsedCitation,
  type ParsedCitations,
} from '@/contract/citation';
import type { ReadCitation } from '@/contract/citation-schema';
import { badRequest, tooLarge } from '../http/api-failure';
import { BIBTEX_PLACES, readBibtex } from './parse-bibtex';
import { readRis, RIS_PLACES } from './parse-ris';
import type { Place, RawRecord } from './record';
import { sentence } from '../http/sentence';

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

/**
 * The publications of a text in RIS or BibTeX, whichever begins first. Values are as they are in it: whether they can be
 * kept is seen when they are sent. 413 for a text, 400 for more records than are read at once.
 */
export function parseCitations(text: string, known: readonly Citation[]): ParsedCitations {
  if (new TextEncoder().encode(text).length > CITATIONS_TEXT_MAX)
    throw tooLarge(sentence('publicationsTooLong', { max: CITATIONS_TEXT_MAX }));
  const clean = text.replace(/^\uFEFF/, '');
  const isRis =
    (/^TY {1,2}-/m.exec(clean)?.index ?? Infinity) <= (/^\s*@\s*[a-z]+\s*[{(]/im.exec(clean)?.index ?? Infinity);
  const { records, unreadable } = isRis ? readRis(clean) : readBibtex(clean);
  if (records.length > CITATIONS_PARSED_MAX)
    throw badRequest(sentence('maxPublications', { max: CITATIONS_PARSED_MAX, count: records.length }));
  const byDoi = new Map(known.flatMap((each) => (each.doi ? [[sameDoi(each.doi), each] as const] : [])));
  return {
    unreadableCount: unreadable.length,
    citations: records.map((record) => {
      const parsed = placed(record, isRis ? RIS_PLACES : BIBTEX_PLACES);
      const same = byDoi.get(sameDoi(parsed.citation.doi));
      return same ? { ...parsed, duplicate: { uuid: same.uuid, title: same.title } } : parsed;
    }),
    unreadable: unreadable.slice(0, MAX_UNREADABLE).map(({ line, text: said }) => ({ line, text: said.slice(0, 200) })),
  };
}
