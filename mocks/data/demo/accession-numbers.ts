import { COLLECTION_TEXT } from './collections';
import { seriesSpan } from './dates';
import { TAXA } from './taxa';

/** One way of numbering, shared by all collections of an institute that write their numbers alike. */
export interface NumberScheme {
  prefix: string;
  suffix: string;
  /** Digits, filled with zeros. */
  width: number;
  /** The country of origin goes in at `@`. */
  withOrigin: boolean;
  /** First and last year, where they are not those of the institute. */
  span: readonly [first: number, last: number] | undefined;
  /** Numbers given out so far, and how many there will be: set before a run. */
  given: number;
  total: number;
  last: number;
  /** Roughly how far the real numbers have come. */
  reached: number;
}

export interface Collection {
  instCode: string;
  crop: string;
  /** Thousands of accessions, roughly. */
  size: number;
  /** `wild`, or the species that it takes. */
  only?: string;
  main: NumberScheme;
  /** Older or other series, and whether it is that of material from the own country. */
  second?: NumberScheme;
  secondIsHome: boolean;
}

/** The number series of the US National Plant Germplasm System go through all its stations. */
const NATIONWIDE = /^(PI|Grif|Ames|W6|NSL) /;
const PI_REACHED = 690_000;
const SECOND_SHARE = 0.22;

const PATTERN = /^(.*?)(#(?=.*$)|0{2,}(?=$))(.*)$/;

function readScheme(pattern: string): NumberScheme {
  const [, prefix, number, suffix] = PATTERN.exec(pattern) ?? [];
  if (prefix === undefined || number === undefined || suffix === undefined)
    throw new Error(`Not a pattern: ${pattern}`);
  const width = number === '#' ? 0 : number.length;
  return {
    prefix,
    suffix,
    width,
    withOrigin: prefix.includes('@'),
    span: seriesSpan(prefix),
    given: 0,
    total: 0,
    last: 0,
    reached: 0,
  };
}

/** All collections, each with schemes of its own for this run. Throws where one cannot be read. */
export function readCollections(): Collection[] {
  const schemes = new Map<string, NumberScheme>();
  const scheme = (instCode: string, pattern: string, size: number): NumberScheme => {
    const key = `${NATIONWIDE.test(pattern) ? 'USA' : instCode} ${pattern}`;
    const found = schemes.get(key) ?? readScheme(pattern);
    schemes.set(key, found);
    found.reached = pattern === 'PI #' ? PI_REACHED : found.reached + size * 1250;
    return found;
  };
  return Object.entries(COLLECTION_TEXT).flatMap(([instCode, lines]) =>
    lines.map((line) => {
      const [what = '', size = '', ...pattern] = line.split(' ');
      const [crop = '', only] = what.split(':');
      if (!TAXA[crop] || !(Number(size) > 0)) throw new Error(`Not a collection: ${line}`);
      const [first = '', second] = pattern.join(' ').split(/\||\/home:/);
      const secondIsHome = line.includes('/home:');
      const rest = second === undefined ? 0 : secondIsHome ? 0.7 : SECOND_SHARE;
      return {
        instCode,
        crop,
        size: Number(size),
        ...(only !== undefined && { only }),
        main: scheme(instCode, first, Number(size) * (1 - rest)),
        ...(second !== undefined && { second: scheme(instCode, second, Number(size) * rest) }),
        secondIsHome,
      };
    }),
  );
}

/** The series that is due; `chance` is a number in [0, 1). One for material of the own country is chosen by `atHome`. */
export const dueScheme = (collection: Collection, chance: number): NumberScheme =>
  collection.second && !collection.secondIsHome && chance < SECOND_SHARE ? collection.second : collection.main;

/** As `dueScheme` found, or the series for the own country. */
export const schemeAt = (collection: Collection, due: NumberScheme, atHome: boolean): NumberScheme =>
  collection.second && collection.secondIsHome && atHome ? collection.second : due;

/** How far the series has come, 0 to 1: early numbers are old accessions. */
export const progress = (scheme: NumberScheme): number =>
  scheme.total === 0 ? 0 : Math.min(1, scheme.given / scheme.total);

/** Writes a number of the series; `origin` stands at `@`. */
export function writeNumber(scheme: NumberScheme, number: number, origin: string): string {
  const digits = scheme.width === 0 ? String(number) : String(number).padStart(scheme.width, '0');
  return (scheme.withOrigin ? scheme.prefix.replace('@', origin) : scheme.prefix) + digits + scheme.suffix;
}

/** The next number of the series, never one twice; `chance` in [0, 1) spreads them. */
export function nextNumber(scheme: NumberScheme, chance: number, origin: string): string {
  const step = Math.max(1.3, scheme.reached / Math.max(1, scheme.total));
  scheme.last = Math.max(scheme.last + 1, 1 + Math.floor((scheme.given + chance) * step));
  scheme.given += 1;
  return writeNumber(scheme, scheme.last, origin);
}
