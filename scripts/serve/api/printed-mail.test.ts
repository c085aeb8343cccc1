import { frontendUrl } from '../own-addresses';
import { printedMail } from './printed-mail';

test('a message stands apart from what else is printed, its addresses alone in a line', () => {
  const mail = {
    id: '1',
    to: 'uma@example.org',
    subject: 'Choose',
    text: 'Here:\n\nhttps://x/y',
    sent: '',
    language: 'en',
  };
  expect(printedMail(mail)).toBe(
    '┌───\n│ Message to uma@example.org, not sent to anybody\n│ Choose\n│\n│ Here:\n│\n│ https://x/y\n└───\n',
  );
});

test('a message says nothing to the terminal itself, and ends its frame nowhere', () => {
  const text = 'a\u001b[2Jb\rc\u009b31md\u2028e\u202ef\u0007';
  const mail = { id: '1', to: 'u@example.org\u001b[A', subject: 'x\r└───\ny', text, sent: '', language: 'en' };
  const printed = printedMail(mail);
  expect(printed).toBe(
    '┌───\n│ Message to u@example.org[A, not sent to anybody\n│ x\n│ └───\n│ y\n│\n│ a[2Jb\n│ c31md\n│ ef\n└───\n',
  );
});

test.each([
  ['https://pgr.example/', 'https://pgr.example'],
  ['https://pgr.example/portal/?x#y', 'https://pgr.example/portal'],
  ['javascript:alert(1)', undefined],
  ['pgr.example', undefined],
  ['', undefined],
  [undefined, undefined],
])('FRONTEND_URL=%s', (given, url) => {
  expect(frontendUrl(given === undefined ? {} : { FRONTEND_URL: given })).toBe(url);
});
