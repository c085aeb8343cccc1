import { ValidationError, type Schema } from 'yup';
import { processorTime } from '../../test/harness/processor-time';
import * as schema from './schema';

/** Milliseconds of work. */
const LONGEST = 1_000;

/** What expressions choke on: long runs that nearly fit, and end otherwise. */
const PIECES = [
  'a',
  'a.',
  'a-',
  '-',
  '.',
  '1',
  '10.',
  ' ',
  '\t',
  '@a.',
  'a@',
  '/',
  ':',
  '(',
  '%',
  'A',
  '{"a":',
  'http://a.',
];

const FIELDS: readonly [string, Schema][] = [
  ['text', schema.text(100)],
  ['neededText', schema.neededText(100)],
  ['word', schema.word(100)],
  ['email', schema.email()],
  ['emails', schema.emails(3)],
  ['url', schema.url()],
  ['phone', schema.phone()],
  ['doi', schema.doi()],
  ['wiewsCode', schema.wiewsCode()],
  ['countryCode', schema.countryCode()],
  ['uuid', schema.uuid()],
  ['language', schema.language()],
  ['mcpdDate', schema.mcpdDate()],
  ['amount', schema.amount()],
  ['json', schema.json()],
  ['year', schema.year()],
  ['addressWord', schema.addressWord()],
];

function read(of: Schema, value: unknown): void {
  try {
    of.validateSync(value);
  } catch (fault) {
    expect(fault).toBeInstanceOf(ValidationError);
  }
}

// Ten times the text takes an exponential or a quadratic expression a hundred times as long, or for ever.
test.each(FIELDS)('a field of the kind %s reads whatever is sent in a time that grows with its length', (name, of) => {
  for (const start of ['', 'http://', '10.1/', 'a@b.'])
    for (const piece of PIECES) {
      const typed = `${start}${piece.repeat(500_000 / piece.length)}~`;
      expect([piece, processorTime(() => read(of, name === 'emails' ? [typed] : typed), LONGEST) < LONGEST]).toEqual([
        piece,
        true,
      ]);
    }
});
