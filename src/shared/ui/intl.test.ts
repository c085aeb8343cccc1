import { ENABLED_LANGUAGES } from '@/contract/constants';
import { dateFormat, numberFormat } from './intl';

test.each(ENABLED_LANGUAGES)('numbers and days in %s are of Western digits and the Gregorian calendar', (language) => {
  expect(numberFormat(language, {}).resolvedOptions()).toMatchObject({ numberingSystem: 'latn' });
  expect(dateFormat(language, {}).resolvedOptions()).toMatchObject({ numberingSystem: 'latn', calendar: 'gregory' });
});

test('numbers of a language that has other digits are of Western ones', () =>
  expect(numberFormat('fa', {}).format(12)).toBe('12'));

test('a formatter is made once for its language and options', () => {
  const unit = { style: 'unit', unit: 'day' } as const;
  expect(numberFormat('es', { ...unit })).toBe(numberFormat('es', { ...unit }));
  expect(numberFormat('es', unit)).not.toBe(numberFormat('fr', unit));
  expect(numberFormat('es', unit)).not.toBe(numberFormat('es', {}));
});
