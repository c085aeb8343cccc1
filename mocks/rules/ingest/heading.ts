/** What a heading says: `Plant height (cm) 2019` is a name, a unit and a year. */
export interface Heading {
  /** As it stands there. */
  text: string;
  name: string;
  uom?: string;
  year?: string;
  /** Least and most of a score: `Lodging (1-9)`. */
  range?: { min: number; max: number };
}

const UNIT_NAME =
  '(?:[munkcdp]?m[²³23]?|[mkµu]?g|t|[mckµ]?l|%|‰|°\\s?C|°|days?|d|weeks?|months?|years?|ha|h|ppm|cc|pcs|Tage?|jours?|días?)';
const UNIT_TEXT = `${UNIT_NAME}(?:\\s*[/·]\\s*(?:\\d+\\s*)?[\\p{L}%²³\\d]+)?(?:\\s*[\\p{L}]+-1)?`;
const IN_BRACKETS = new RegExp(`^(.*?)\\s*[([]\\s*(?:in\\s+)?(${UNIT_TEXT})\\s*[)\\]]\\s*(.*)$`, 'u');
const BEHIND = new RegExp(`^(.{2,}?)(?:\\s+in\\s+|[_,]\\s*)((?!\\d)${UNIT_TEXT})$`, 'u');
const RANGE = /[([]?\s*(?:(?:scale|score|Skala|Note)\s*)?(\d{1,3})\s*(?:-|–|—|to|bis|à|a)\s*(\d{1,3})\s*[)\]]?\s*$/u;
const YEAR = /(?:^|[^\d])((?:19|20)\d\d)(?:$|[^\d])/;
const ALONE = new RegExp(`^[([]?\\s*(${UNIT_TEXT})\\s*[)\\]]?$`, 'u');

/** Characters: nobody writes a longer unit, or reads more of a heading. */
const LONGEST = { unit: 60, heading: 300 } as const;

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
const bare = (text: string): string => tidy(text.replace(/[\s_(),;:[\]-]+$/u, '').replace(/^[\s_),;:\]-]+/u, ''));

/** Of what is short: its expressions would take longer and longer for what is not. */
const isShort = (text: string): boolean => text.length <= LONGEST.unit;

export const isUnit = (text: string): boolean => isShort(text) && ALONE.test(text.trim());
export const isYear = (text: string): boolean =>
  isShort(text) && /^(?:19|20)\d\d(?:\s*[-/]\s*(?:19|20)?\d\d)?$/.test(text.trim());

/** Takes unit and year off a heading; a heading of nothing else, or a very long one, keeps them as its name. */
export function readHeading(raw: string): Heading {
  const text = tidy(raw);
  if (text.length > LONGEST.heading) return { text, name: text };
  let name = text;
  const found: Pick<Heading, 'uom' | 'year' | 'range'> = {};
  const [, before, uom, after] = IN_BRACKETS.exec(name) ?? [];
  if (uom !== undefined && bare(`${before} ${after}`) !== '') {
    found.uom = uom.replace(/\s/g, '');
    name = `${before} ${after}`;
  }
  const [, year] = YEAR.exec(name) ?? [];
  if (year !== undefined && bare(name.replace(year, '')) !== '') {
    found.year = year;
    name = name.replace(year, ' ');
  }
  const [range, min = '', max = ''] = RANGE.exec(name) ?? [];
  if (range !== undefined && Number(min) < Number(max) && bare(name.replace(range, '')) !== '') {
    found.range = { min: Number(min), max: Number(max) };
    name = name.replace(range, '');
  }
  const [, stem, unit] = (found.uom === undefined && BEHIND.exec(bare(name))) || [];
  if (stem !== undefined && unit !== undefined && bare(stem) !== '') {
    found.uom = unit;
    name = stem;
  }
  return { text, name: bare(name) || text, ...found };
}
