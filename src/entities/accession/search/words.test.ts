import { combined } from './combined';
import { isQualified, isQuoted, qualified, quoted, replaced } from './words';

test('words that mean one thing only stand beside others', () => {
  expect(qualified({ kind: 'origin', key: 'SYR' })).toBe('origin:SYR');
  expect(qualified({ kind: 'taxon', key: 'Zea mays' })).toBe('taxon:"Zea mays"');
  expect(isQualified('taxon:"Zea mays"')).toBe(true);
  expect(isQualified('Zea mays')).toBe(false);
  expect(replaced('日本小麦', { from: 0, to: 2 }, 'origin:JPN')).toBe('origin:JPN 小麦');
  expect(replaced('wheat Syria', { from: 0, to: 5 }, '')).toBe('Syria');
});

test('quotations hold no quotation', () => {
  expect(quoted('say "cheese" „now“')).toBe('"say cheese now"');
  expect(isQuoted(quoted('a "b'))).toBe(true);
  expect(isQuoted('"a" b "c"')).toBe(false);
});

test('a search within a filter keeps both', () => {
  const wheat = { crop: ['wheat'], geo: { referenced: true } };
  expect(combined(wheat, { sampStat: [300], geo: { elevation: { ge: 2000 } } })).toEqual({
    crop: ['wheat'],
    geo: { referenced: true, elevation: { ge: 2000 } },
    sampStat: [300],
  });
  expect(combined(wheat, { crop: ['barley'] })).toEqual({ crop: ['barley'], AND: wheat });
  expect(combined(wheat, { crop: ['barley'], AND: { sampStat: [100] } })).toEqual({
    crop: ['barley'],
    AND: { ...wheat, sampStat: [100] },
  });
});
