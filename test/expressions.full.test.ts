import { parseSync } from '@swc/core';
import { processorTime } from './harness/processor-time';
import { sourceFiles } from './source-files';

/*
 * Expressions over what people type, paste or upload: on none that is written down in the code does a text of twenty
 * thousand characters take much longer than it takes to read it. Each is tried on runs of what it is made of, and of what
 * often stands in texts, that end otherwise. Expressions that are put together have tests of their own.
 */

const LENGTH = 20_000;
/** Fewer first: nobody can wait for the long one where each letter doubles the time, or the cube of them is taken. */
const FEW = [28, 1_000];
/** Milliseconds, below which nothing is worth a second look. */
const LIMIT = 50;
/** A text of a quarter takes linear ones a quarter of the time, quadratic ones a sixteenth. */
const GROWTH = 9;

const OFTEN = [...' aA1-.\n\t",(/:@_{[<&*`=#\'|;„“«「', 'a.', 'a ', '1 ', 'a-', '..'];
const ENDS = ['~', '\n'];

/** Those that take the square, and why they never meet a long text. */
const OF_SHORT_TEXTS = new Map([
  [String.raw`(\{[^}]*\})`, 'addresses of the portal itself'],
  [String.raw`\/+$`, 'the address of a server, which is set by who installs'],
  [String.raw`^(.*?)(#(?=.*$)|0{2,}(?=$))(.*)$`, 'patterns of the demo'],
  [String.raw`^(.+)\/(.+?) (-?[\d.]+) (-?[\d.]+) (-?\d+)$`, 'places of the demo'],
  [String.raw`^(\d{1,3}[.,]\d+)\s*°?\s*([NSEW])$`, 'coordinates, of 60 characters'],
  [
    String.raw`\s*(?:m|met(?:er|re)s?|m\.?\s?a\.?s\.?l\.?|masl|m\.?s\.?n\.?m\.?|m\s?ü\.?\s?NN?)$`,
    'elevations, of 60 characters',
  ],
  [String.raw`[\s,.:]+$`, 'references, of 5,000 characters'],
  [String.raw`[(,.\s]+$`, 'references, of 5,000 characters'],
  [String.raw`^[-.]+|[-.]+$`, 'the title of a dataset'],
  [String.raw`\[(?!h+\]|m+\]|s+\])[^\]]*\]`, 'formats of numbers, of 255 characters'],
  [String.raw`\s*,?\s*$`, 'entries of BibTeX, in which a run of blanks has become one'],
  [String.raw`\s*,?\s*([^\s=,{}()"#%']+)\s*=\s*`, 'entries of BibTeX, as above'],
  [String.raw`(\s+and\s+|[{}])`, 'entries of BibTeX, as above'],
  [String.raw`^-+|-+$`, 'the part of an e-mail address before its @'],
  [
    String.raw`[([]?\s*(?:(?:scale|score|Skala|Note)\s*)?(\d{1,3})\s*(?:-|–|—|to|bis|à|a)\s*(\d{1,3})\s*[)\]]?\s*$`,
    'headings, of 300 characters',
  ],
  [String.raw`[\s_(),;:[\]-]+$`, 'headings, of 300 characters'],
  [String.raw`^(.*?)(\d+)$`, 'the tag of a version'],
  [String.raw`^(\S+?)[\s:,;|]+(.+)$`, 'identifiers, of 300 characters'],
  [String.raw`^(.+?)[\s,;|]+[([]?([^\s,;|()[\]]+)[)\]]?$`, 'identifiers, of 300 characters'],
  [String.raw`[.,;:)\]}]+$`, 'identifiers, of 300 characters'],
  [String.raw`[0-9]*$`, 'searches, of 500 characters'],
  [
    String.raw`^(.+?)\s*[([]\s*((?:[munkc]?m|[mkµ]?g|t|[ml]?l|%|°C|days?|d|weeks?|months?|years?|cm2|cm²|ha|kg|cd|h|ppm|cc)(?:\s*\/\s*[\w²³%]+)?)\s*[)\]]$`,
    'names of descriptors in files that whoever installs loads',
  ],
]);

interface Found {
  path: string;
  pattern: string;
  flags: string;
}

function literals(node: unknown, path: string, found: Found[]): void {
  if (typeof node !== 'object' || node === null) return;
  const { type, pattern, flags } = node as { type?: string; pattern?: string; flags?: string };
  if (type === 'RegExpLiteral') found.push({ path, pattern: pattern ?? '', flags: flags ?? '' });
  for (const each of Object.values(node)) literals(each, path, found);
}

/** Each once. */
function written(): Found[] {
  const found: Found[] = [];
  for (const { path, text } of sourceFiles())
    if (/^(src|mocks|scripts\/(ai|serve))\//.test(path) && !/\.(test|fixture)\.tsx?$/.test(path))
      literals(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x') }), path, found);
  return [...new Map(found.map((each) => [`/${each.pattern}/${each.flags}`, each])).values()];
}

/** Runs of letters and of signs that stand in it. */
const chunks = (pattern: string): string[] => [
  ...new Set(pattern.replace(/\\([^a-zA-Z\d])/g, '$1').match(/[a-zA-Z]{2,12}|[^a-zA-Z\\]/gu)),
];

/** The text that takes it too long; undefined where none does. */
function slowOn({ pattern, flags }: Found): string | undefined {
  const expression = new RegExp(pattern, flags.replace('g', ''));
  const own = chunks(pattern);
  for (const start of new Set(['', own[0] ?? '']))
    for (const piece of new Set([...own, ...OFTEN]))
      for (const end of ENDS) {
        const text = (length: number) => start + piece.repeat(Math.ceil(length / piece.length)) + end;
        const time = (length: number) => {
          const tried = text(length);
          return processorTime(() => void expression.test(tried), LIMIT);
        };
        for (const few of FEW) if (time(few) > LIMIT) return JSON.stringify(text(40));
        if (time(LENGTH) > LIMIT && time(LENGTH) > GROWTH * time(LENGTH / 4)) return JSON.stringify(text(40));
      }
  return undefined;
}

test('no expression takes the square of what somebody sends', () => {
  const all = written();
  expect(all.length).toBeGreaterThan(500);
  const slow = all.flatMap((each) => {
    if (OF_SHORT_TEXTS.has(each.pattern)) return [];
    const text = slowOn(each);
    return text === undefined ? [] : [`${each.path} /${each.pattern}/${each.flags} on ${text}`];
  });
  expect(slow).toEqual([]);
  const patterns = new Set(all.map(({ pattern }) => pattern));
  expect([...OF_SHORT_TEXTS.keys()].filter((pattern) => !patterns.has(pattern))).toEqual([]);
});
