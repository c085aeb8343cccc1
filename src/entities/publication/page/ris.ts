import type { CitedWork } from './cited-work';

const TYPE: Readonly<Record<CitedWork['type'], string>> = {
  article: 'JOUR',
  book: 'BOOK',
  chapter: 'CHAP',
  report: 'RPRT',
  dataset: 'DATA',
  thesis: 'THES',
  material: 'GEN',
};

/** A work in the RIS format of reference managers: a tag a line, each line ended by CR and LF. */
export function ris(work: CitedWork): string {
  const { type, title, authors, year, publication, volume, issue, pages, publisher, version, doi, url } = work;
  const { language, accessed } = work;
  const [first, last] = (pages ?? '').split(/[-–—]+/);
  const tags: [string, string | null | undefined][] = [
    ['TY', TYPE[type]],
    ...authors.map((name): [string, string] => ['AU', name]),
    ['TI', title],
    ['PY', year ? String(year) : undefined],
    [type === 'article' ? 'JO' : 'T2', publication],
    ['VL', volume],
    ['IS', issue],
    ['SP', first],
    ['EP', last],
    ['PB', publisher],
    ['ET', version],
    ['LA', language],
    ['DO', doi],
    ['UR', url ?? (doi && `https://doi.org/${doi}`)],
    ['Y2', !doi && url ? accessed?.toISOString().slice(0, 10).replaceAll('-', '/') : undefined],
  ];
  // A line end in a value would begin another tag.
  const lines = tags.flatMap(([tag, value]) =>
    value?.trim() ? [`${tag}  - ${value.replace(/\s+/g, ' ').trim()}`] : [],
  );
  return [...lines, 'ER  - ', ''].join('\r\n');
}
