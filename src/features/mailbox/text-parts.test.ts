import fc from 'fast-check';
import { textParts } from './text-parts';

const links = (text: string) => textParts(text).flatMap(({ url, text: shown }) => (url ? [shown] : []));

test.each([
  ['Open\nhttps://pgr.example/profile/aB-_9/validate\nwithin a day.', ['https://pgr.example/profile/aB-_9/validate']],
  ['See http://localhost:8080/es/login?from=%2Fa#x.', ['http://localhost:8080/es/login?from=%2Fa#x']],
  ['(https://pgr.example/a), “https://pgr.example/b”', ['https://pgr.example/a', 'https://pgr.example/b']],
  ['javascript:alert(1) data:text/html,x ftp://x.example //x.example', []],
  ['<a href="https://evil.example">x</a>', ['https://evil.example']],
  ['https:// and http://[broken', []],
  ['', []],
])('%j holds the addresses %j', (text, found) => {
  expect(links(text)).toEqual(found);
});

test('the parts are the text, whatever it is', () => {
  const word = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('https://', 'http://[', '\n', ' ', '.', ')'));
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const text = words.join('');
      const parts = textParts(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const { at, text: part, url } of parts) {
        expect(text.slice(at, at + part.length)).toBe(part);
        if (url) expect(['http:', 'https:']).toContain(url.protocol);
      }
    }),
  );
});
