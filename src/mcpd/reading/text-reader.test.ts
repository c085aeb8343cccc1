import fc from 'fast-check';
import { TextReader } from './text-reader';
import { utf8Kind } from './utf8';
import { runs } from '../../../test/harness/runs';

const CP1252 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const CP1252_BYTES = [
  ...'\x80\x82\x83\x84\x85\x86\x87\x88\x89\x8a\x8b\x8c\x8e\x91\x92\x93\x94\x95\x96\x97\x98\x99\x9a\x9b\x9c\x9e\x9f',
];

const to1252 = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const at = CP1252.indexOf(letter);
    return (at < 0 ? letter : (CP1252_BYTES[at] ?? '')).charCodeAt(0);
  });
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, little: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let i = 0; i < text.length; i++) view.setUint16(2 * i, text.charCodeAt(i), little);
  return new Uint8Array(view.buffer);
};
const join = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

const read = (bytes: Uint8Array, size = bytes.length || 1) => {
  const reader = new TextReader();
  let text = '';
  for (let at = 0; at < bytes.length; at += size) text += reader.push(bytes.subarray(at, at + size));
  return { text: text + reader.end(), encoding: reader.encoding, foreign: reader.foreign };
};

const HEADER = 'INSTCODE,ACCENUMB,GENUS,REMARKS\n';

describe('encodings', () => {
  test.each<[string, Uint8Array, string]>([
    ['ASCII', utf8('a,b\n1,2'), 'a,b\n1,2'],
    ['UTF-8', utf8('é,ř\n한,🌱'), 'é,ř\n한,🌱'],
    ['UTF-8 with BOM', join(Uint8Array.of(0xef, 0xbb, 0xbf), utf8('é')), 'é'],
    ['Windows-1252', to1252('é “x” €'), 'é “x” €'],
    ['UTF-16LE', join(Uint8Array.of(0xff, 0xfe), utf16(`${HEADER}é한`, true)), `${HEADER}é한`],
    ['UTF-16BE', join(Uint8Array.of(0xfe, 0xff), utf16(`${HEADER}é한`, false)), `${HEADER}é한`],
    ['UTF-16LE', utf16(`${HEADER}é`, true), `${HEADER}é`],
    ['UTF-16BE', utf16(`${HEADER}é`, false), `${HEADER}é`],
  ])('%s', (encoding, bytes, text) => {
    expect(read(bytes)).toEqual({ text, encoding, foreign: [] });
  });

  const line = fc.string({ unit: fc.constantFrom('a', 'é', 'ñ', '–', '€', ',', 'Ü', '\r'), maxLength: 20 });
  const long = fc
    .array(line, { minLength: 1, maxLength: 12 })
    .map((lines) => `${'x'.repeat(5000)}\n${lines.join('\n')}`);

  test('any text comes through, cut into pieces anywhere', () => {
    fc.assert(
      fc.property(long, fc.integer({ min: 1, max: 3000 }), (text, size) => {
        expect(read(utf8(text), size).text).toBe(text);
        expect(read(utf16(text, true), size).text).toBe(text);
        expect(read(join(Uint8Array.of(0xfe, 0xff), utf16(text, false)), size).text).toBe(text);
      }),
      { numRuns: runs(50) },
    );
  });

  test('Windows-1252 comes through where no line could be UTF-8', () => {
    const lines = fc.array(fc.constantFrom('plain', 'Malmö, é', '“quoted”', 'Ñandú'), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 3000 }), (some, size) => {
        const text = `${'x'.repeat(5000)}\n${some.join('\n')}`;
        expect(read(to1252(text), size)).toMatchObject({ text, foreign: [] });
      }),
    );
  });

  test('lines of another encoding are read as what they are and named', () => {
    const bytes = join(utf8('a\né\n'), to1252('ö\n'), utf8('ü\n'));
    expect(read(bytes)).toEqual({ text: 'a\né\nö\nü\n', encoding: 'UTF-8', foreign: [3] });
    const reverse = join(utf8('a\n'), to1252('ö\n'), utf8('ü\n'), to1252('ß\n'));
    expect(read(reverse)).toEqual({ text: 'a\nö\nü\nß\n', encoding: 'Windows-1252', foreign: [3] });
  });

  test('what is UTF-8 is decided as the platform decides', () => {
    const bytes = fc.uint8Array({ maxLength: 8 });
    const strict = new TextDecoder('utf-8', { fatal: true });
    fc.assert(
      fc.property(fc.oneof(bytes, fc.string({ unit: 'grapheme' }).map(utf8)), (some) => {
        let valid = true;
        try {
          strict.decode(some);
        } catch {
          valid = false;
        }
        expect(utf8Kind(some, 0, some.length) !== 'invalid').toBe(valid);
      }),
      { numRuns: runs(2000) },
    );
  });
});
