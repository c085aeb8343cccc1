import type { ReadCitation } from '@/contract/citation/citation-schema';

/** Characters of a reference; longer ones are none. */
const MOST = 5_000;

/** A DOI anywhere in a text. What ends a sentence or a bracket behind it is no part of it. */
export function doiIn(text: string): string | undefined {
  const [found] = /\b10\.\d{4,9}\/[^\s"<>]{1,200}/.exec(text.slice(0, MOST)) ?? [];
  let doi = found;
  const count = (sign: string) => (doi ?? '').split(sign).length;
  while (doi && (/[.,;:]$/.test(doi) || (doi.endsWith(')') && count(')') > count('(')))) doi = doi.slice(0, -1);
  return doi;
}

/** "Family, G. H." as often as it stands there, or names parted by semicolons, commas and "and". */
function authorsOf(text: string): string[] {
  const clean = text.replace(/\bet al\.?/gi, '').trim();
  const inverted = [...clean.matchAll(/([\p{L}'’\- ]{2,60}), ?((?:\p{Lu}\.[ -]?){1,5})/gu)];
  const all = inverted.map(
    ([, family = '', given = '']) => `${family.replace(/^ ?(?:and|&) /, '').trim()}, ${given.trim()}`,
  );
  if (all.length > 0) return all;
  const names = clean.split(/;|,|&| and /).map((name) => name.trim());
  // "Family G" and "Family GH" are as usual as "Family, G."
  return names.filter(Boolean).map((name) => name.replace(/^(.{2,60}) ((?:\p{Lu}\.?-?){1,4})$/u, '$1, $2'));
}

/** The journal, and volume, issue and pages behind it. */
function placeOf(text: string): Partial<ReadCitation> {
  const where =
    /(?:^|[ ,])(\d{1,4}) ?(?:\(([^()]{1,20})\))? ?[:,] ?(?:pp?\. ?)?([A-Za-z]?\d{1,6}(?: ?[-–] ?[A-Za-z]?\d{1,6})?)/.exec(
      text,
    );
  const [whole, volume, issue, pages] = where ?? [];
  const before = whole === undefined ? (text.split('. ')[0] ?? '') : text.slice(0, where?.index);
  const publication = before.replace(/[\s,.:]+$/, '').trim();
  return {
    ...(publication && { publication }),
    ...(volume && { volume }),
    ...(issue && { issue }),
    ...(pages && { pages: pages.replace(/ ?[-–] ?/, '–') }),
  };
}

/**
 * What can be told of a reference as lists of literature write it, "Authors (Year) Title. Journal 9(3): 478–485. DOI":
 * whoever fills it in looks it over. Nothing where neither a year nor a DOI is found.
 */
export function readReference(given: string): Partial<ReadCitation> | undefined {
  if (given.length > MOST) return undefined;
  const text = given.replaceAll(/\s+/g, ' ').trim();
  const doi = doiIn(text);
  const rest = text.replace(/(?:https?:\/\/(?:dx\.)?doi\.org\/|doi: ?)?10\.\d{4,9}\/\S{1,200}/i, '').trim();
  const year = /[ .,(](1[89]\d\d|20\d\d)[a-z]?(?=[).,: ])/.exec(rest);
  if (!year) return doi === undefined ? undefined : { doi };
  const authors = authorsOf(rest.slice(0, year.index).replace(/[(,.\s]+$/, (end) => (end.includes('.') ? '.' : '')));
  const behind = rest.slice(year.index + year[0].length).replace(/^[).,: ]+/, '');
  const end = /[.?!] /.exec(behind);
  const title = (end ? behind.slice(0, end.index + (end[0] === '. ' ? 0 : 1)) : behind).replace(/\.$/, '').trim();
  return {
    ...(authors.length > 0 && { authors }),
    year: Number(year[1]),
    ...(title && { title }),
    ...(end && placeOf(behind.slice(end.index + 2))),
    ...(doi !== undefined && { doi }),
  };
}
