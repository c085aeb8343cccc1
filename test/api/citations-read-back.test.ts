import * as fc from 'fast-check';
import { CITATION_TYPES } from '@/contract/citation/citation';
import { bibtex } from '@/entities/publication/page/bibtex';
import type { CitedWork } from '@/entities/publication/page/cited-work';
import { ris } from '@/entities/publication/page/ris';
import { parseCitations } from '../../mocks/data/bibliography/parse-citations';

/** Words as they stand in titles and names, TeX's own characters among them. */
const word = fc.stringMatching(/^[\p{L}\d&%$#_{}~^.:-]{1,12}$/u).map((drawn) => drawn.normalize('NFC'));
const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((all) => all.join(' '));
const name = fc
  .tuple(fc.stringMatching(/^[\p{Lu}][\p{Ll}]{1,10}$/u), fc.constantFrom('', ', J.', ', Ana María'))
  .map((parts) => parts.join('').normalize('NFC'));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const works = fc.record({
  type: fc.constantFrom(...CITATION_TYPES),
  title: words,
  authors: fc.array(
    name.filter((each) => each.toLowerCase() !== 'others'),
    { maxLength: 4 },
  ),
  year: fc.integer({ min: 1800, max: 2100 }),
  publication: maybe(words),
  volume: maybe(fc.stringMatching(/^\d{1,3}$/)),
  issue: maybe(fc.stringMatching(/^\d{1,2}$/)),
  pages: maybe(
    fc
      .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 100, max: 999 }))
      .map(([first, last]) => `${first}–${last}`),
  ),
  publisher: maybe(words),
  doi: maybe(fc.stringMatching(/^10\.\d{4}\/[a-z\d._()-]{1,12}$/)),
  language: maybe(fc.constantFrom('en', 'pt-BR', 'ru')),
});

test.each<[string, (work: CitedWork) => string]>([
  ['RIS', ris],
  ['BibTeX', bibtex],
])('what the portal writes as %s is read back', (_, write) => {
  fc.assert(
    fc.property(fc.array(works, { minLength: 1, maxLength: 3 }), (all) => {
      const { citations, unreadable } = parseCitations(all.map((work) => write(work)).join('\n'), []);
      expect(unreadable).toEqual([]);
      expect(citations.map(({ unread }) => unread)).toEqual(all.map(() => []));
      const given = all.map(({ authors, ...work }) => ({ ...work, ...(authors.length > 0 && { authors }) }));
      expect(JSON.parse(JSON.stringify(citations.map(({ citation }) => citation)))).toEqual(
        JSON.parse(JSON.stringify(given)),
      );
    }),
  );
});
