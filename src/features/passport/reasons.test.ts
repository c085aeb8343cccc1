import english from '../../../locales/en/passport.json';
import { DETAILS } from '@/mcpd/report/note-details';
import { NOTE_KINDS } from '@/mcpd/report/note-kinds';

// What was only brought into another form is no remark; that all languages have the same keys is test/locales'.
test('every note that a check can make is said by the portal, in the words of its report', () => {
  const told = Object.entries(NOTE_KINDS).filter(([, { severity }]) => severity !== 'normalised');
  expect(english.reasons).toEqual(Object.fromEntries(told.map(([kind, { reason }]) => [kind, reason])));
});

test('and so is what it says beyond that', () => {
  expect(english.details).toEqual(DETAILS);
});
