import fc from 'fast-check';
import { fold } from './fold';

test.each([
  ['Østergård', 'ostergard'],
  ['ŁÓDŹ', 'lodz'],
  ['Straße', 'strasse'],
  ['Ægir', 'aegir'],
  ['Đakovo', 'dakovo'],
  ['IĞDIR İzmir ısı', 'igdir izmir isi'],
  ['Þingvellir, Hœdic', 'thingvellir, hoedic'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['أرز', 'ارز'],
  ['ＷＨＥＡＴ', 'wheat'],
])('%s is %s', (text, folded) => expect(fold(text)).toBe(folded));

test('folds what is folded no further, and composed like decomposed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
      expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')));
    }),
  );
});
