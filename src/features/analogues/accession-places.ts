import type { AccessionFilter } from '@/contract/accession-filter';

/** Those of a result that have coordinates and, where something is sought, hold the words: nothing of the filter is lost. */
export function placesOf(filter: AccessionFilter, sought: string): AccessionFilter {
  const words = sought.trim();
  const located = { ...filter, geo: { ...filter.geo, referenced: true } };
  if (words === '') return located;
  const { _text, AND } = filter;
  if (_text === undefined && !AND) return { ...located, _text: words };
  return { ...located, _text: words, AND: { ...(_text !== undefined && { _text }), ...(AND && { AND }) } };
}
