import * as fc from 'fast-check';
import { parseOptions } from './options';
import { UsageError } from '../program';

test('no words: the demo set', () => {
  const none = {
    data: [],
    traits: [],
    ai: false,
    fresh: false,
    restoreClients: false,
    renewKey: false,
    noMailbox: false,
    noPasswordGrant: false,
    help: false,
    openMailbox: false,
    demoAccounts: false,
  };
  expect(parseOptions([])).toEqual(none);
});

test.each([
  [['--data', 'a.csv', '--data', 'b.csv']],
  [['--data', 'a.csv', 'b.csv']],
  [['--fresh', '--data=a.csv', 'b.csv']],
])('%j names two files, in order', (words) => {
  expect(parseOptions(words).data).toEqual(['a.csv', 'b.csv']);
});

test('files of observations stand apart from those of accessions', () => {
  const { data, traits } = parseOptions(['--traits', 'o.csv', 'p.csv', '--data', 'a.csv', '--traits=q.csv']);
  expect({ data, traits }).toEqual({ data: ['a.csv'], traits: ['o.csv', 'p.csv', 'q.csv'] });
});

test('values are read and cleaned', () => {
  expect(parseOptions(['--accessions', '4_300_000']).accessions).toBe(4_300_000);
  expect(parseOptions(['--data', 'a.csv', '--institute', 'nld037']).institute).toBe('NLD037');
  expect(parseOptions(['--api', 'https://api.example.org/']).api).toBe('https://api.example.org');
});

test('the page of messages can be closed', () => {
  expect(parseOptions(['--no-mailbox', '--data', 'a.csv']).noMailbox).toBe(true);
});

test('passwords can be kept out of applications', () => {
  expect(parseOptions(['--no-password-grant']).noPasswordGrant).toBe(true);
});

test.each([
  ['an unknown option', ['--port', '1'], /--port.*--help/],
  ['a word without a flag', ['a.csv'], /"a\.csv" is not an option/],
  ['a word after another flag', ['--data', 'a.csv', '--fresh', 'b.csv'], /"b\.csv" is not an option/],
  ['a flag without its value', ['--data'], /--data/],
  ['a size that is none', ['--accessions', 'many'], /whole number/],
  ['a code that is none', ['--data', 'a', '--institute', '37NLD'], /WIEWS code/],
  ['an address that is none', ['--api', 'genesys'], /address/],
  ['--data with --api', ['--api', 'https://a.b', '--data', 'x'], /choose one/],
  ['--traits with --api', ['--api', 'https://a.b', '--traits', 'x'], /choose one/],
  ['--no-mailbox with --api', ['--api', 'https://a.b', '--no-mailbox'], /its own mail/],
  ['--no-password-grant with --api', ['--api', 'https://a.b', '--no-password-grant'], /says itself/],
  ['--demo-accounts with --api', ['--api', 'https://a.b', '--demo-accounts'], /its own accounts/],
  ['a mailbox closed and open', ['--no-mailbox', '--open-mailbox'], /choose one/],
  ['--institute alone', ['--institute', 'NLD037'], /needs --data/],
  ['--accessions with --data', ['--data', 'x', '--accessions', '5'], /demo set/],
])('%s is refused with a sentence', (_, words, message) => {
  expect(() => parseOptions(words)).toThrow(UsageError);
  expect(() => parseOptions(words)).toThrow(message);
});

test('whatever is typed, the answer is options or a sentence', () => {
  const word = fc.oneof(
    fc.string(),
    fc.constantFrom('--data', '--traits', '--api', '--fresh', '--', '--accessions', '-x'),
  );
  fc.assert(
    fc.property(fc.array(word), (words) => {
      try {
        parseOptions(words);
      } catch (error) {
        expect(error).toBeInstanceOf(UsageError);
      }
    }),
  );
});
