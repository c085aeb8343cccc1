import fc from 'fast-check';
import { TextColumnBuilder, newPlace } from '../columns/text-column';
import { KeyBytes } from './key-bytes';
import { plain, sameRuns, spellKey, stemKey, tidy, zeroKey } from './spelling';

const numbers = fc.stringMatching(/^[ A-Za-z0-9._/:-]{0,14}$/);
const texts = fc.oneof(numbers, fc.string({ unit: 'grapheme', maxLength: 12 }));

describe('a spelling key', () => {
  test.each([
    ['CGN-00 123', 'cgn00123'],
    ['ＰＩ ３１６１４１', 'pi316141'],
    ['К–64336', 'k64336'],
    ['PI\u00a0316141', 'pi316141'],
    ['٣١٦', '316'],
    ['Žito', 'zito'],
    [' – ', ''],
  ])('of %s', (text, key) => expect(spellKey(text)).toBe(key));

  it('does not change when spelled again', () =>
    fc.assert(fc.property(texts, (text) => expect(spellKey(spellKey(text))).toBe(spellKey(text)))));

  it('loses leading zeros of every run of digits, and no digit else', () => {
    expect(zeroKey('01c0100001')).toBe('1c100001');
    expect(zeroKey('a0b00')).toBe('a0b0');
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{0,12}$/), (key) =>
        expect(zeroKey(key)).toBe(key.replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, ''))),
      ),
    );
  });

  test.each([
    ['pi316141', '316141'],
    ['zm045080', '45080'],
    ['01c01', undefined],
    ['pi', undefined],
  ])('%s without its prefix is %s', (key, stem) => expect(stemKey(key)).toBe(stem));
});

it('finds the keys of packed texts as those of texts', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const builder = new TextColumnBuilder();
      builder.push(`${text}!`);
      const place = newPlace();
      builder.build().find(0, place);
      const [packed, spelled] = [new KeyBytes(), new KeyBytes()];
      packed.read(place);
      spelled.readKey(spellKey(text));
      const key = spellKey(text);
      expect(packed.hash('number')).toBe(spelled.hash('number'));
      spelled.readKey(zeroKey(key));
      expect(packed.zerosHash() ?? packed.hash('zeros')).toBe(spelled.hash('zeros'));
      const stem = stemKey(key);
      if (stem === undefined) return;
      spelled.readKey(stem);
      expect(packed.stemHash()).toBe(spelled.hash('stem'));
    }),
  );
});

it('tells digits that are parted elsewhere', () => {
  expect(sameRuns('EH76-31', 'EH7631')).toBe(true);
  expect(sameRuns('EH76-31', 'eh76 31')).toBe(true);
  expect(sameRuns('EH76-31', 'EH7-631')).toBe(false);
});

test.each([
  ['  PI\u00a0316141\t', 'PI 316141'],
  ['="00123"', '00123'],
  ["'00123", '00123'],
  ['“K-1”', 'K-1'],
  ['\ufeffK-1\u200b', 'K-1'],
  ["O'Neill 5", "O'Neill 5"],
])('%j is tidied to %s', (text, tidied) => expect(tidy(text)).toBe(tidied));

it('leaves plain texts as they are', () => fc.assert(fc.property(numbers, (text) => expect(plain(text)).toBe(text))));
