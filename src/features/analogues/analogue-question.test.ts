import fc from 'fast-check';
import { ANALOGUE_TOLERANCES, BIO_VARIABLES, type Tolerance, type Tolerances } from '@/contract/accession/climate';
import { readQuestion, writeQuestion, type AnalogueQuestion } from './analogue-question';
import { readTolerances, writeTolerances } from './tolerance-codec';
import { doubled, readTyped, typedTolerances } from './typed-tolerances';

const amount = fc.integer({ min: 1, max: 9_999_999 }).map((millis) => millis / 1_000);
const tolerance: fc.Arbitrary<Tolerance> = fc.oneof(
  amount.map((by) => ({ by })),
  amount.map((percent) => ({ percent })),
);
const tolerances: fc.Arbitrary<Tolerances> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...BIO_VARIABLES), tolerance), {
    minLength: 1,
    selector: ([variable]) => variable,
  })
  .map((entries) => Object.fromEntries(entries) as Tolerances);
const degrees = (most: number) => fc.integer({ min: -most * 100_000, max: most * 100_000 }).map((n) => n / 100_000);
const questions: fc.Arbitrary<AnalogueQuestion> = fc.record(
  {
    place: fc.record({ latitude: degrees(90), longitude: degrees(180) }),
    tolerances,
  },
  { requiredKeys: ['tolerances'] },
);

test('an address says the whole question, and nothing else is lost from it', () => {
  fc.assert(
    fc.property(questions, (question) => {
      const params = writeQuestion(new URLSearchParams('size=25'), question);
      expect(readQuestion(new URLSearchParams(params.toString()))).toEqual(question);
      expect(params.get('size')).toBe('25');
    }),
  );
});

test('any text in the address is a question, or said to be none', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (place, within) => {
      const question = readQuestion(new URLSearchParams({ place, within }));
      expect(Object.keys(question.tolerances).length).toBeGreaterThan(0);
      if (!question.unread) expect(readTolerances(within)).toEqual(question.tolerances);
    }),
  );
});

test('the usual tolerances stay out of the address', () => {
  const params = writeQuestion(new URLSearchParams('within=bio1-3'), { tolerances: ANALOGUE_TOLERANCES });
  expect(params.toString()).toBe('');
  expect(writeTolerances(ANALOGUE_TOLERANCES)).toBe('bio1-2_bio4-50p_bio12-25p_bio18-25p_bio19-25p');
});

test('tolerances are typed as they are, and twice as wide still fit into an address', () => {
  fc.assert(
    fc.property(tolerances, fc.constantFrom('en', 'es', 'fr', 'ar'), (one, language) => {
      expect(readTyped(typedTolerances(one, language), language)).toEqual(one);
      expect(readTolerances(writeTolerances(doubled(one)))).toBeDefined();
    }),
  );
});

test.each(['', 'bio1', 'bio20-2', 'bio1-0', 'bio1--2', 'bio1-2p5', 'bio1-2_bio1-3', 'bio1-2_', 'bio1-1e3'])(
  '%p is no tolerance',
  (text) => {
    expect(readTolerances(text)).toBeUndefined();
  },
);
