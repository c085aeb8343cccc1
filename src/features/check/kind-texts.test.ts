import english from '../../../locales/en/check.json';
import { ADVICE, CHECK_KINDS, isFurther, severityOfKind } from '@/mcpd/check/check-kinds';

// `reasons` of an update say the others; that all languages have the same keys is test/locales'.
test('every kind of problem has its words, and every advice', () => {
  const own = CHECK_KINDS.filter((kind) => isFurther(kind) || severityOfKind(kind) === 'normalised');
  // Said of an import into an institute only.
  expect(Object.keys(english.kinds).toSorted()).toEqual(own.filter((kind) => kind !== 'instituteSupplied').toSorted());
  expect(Object.keys(english.advice).toSorted()).toEqual(Object.keys(ADVICE).toSorted());
});
