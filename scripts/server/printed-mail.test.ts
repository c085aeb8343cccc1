import { frontendUrl } from './own-addresses';
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
