import { createHash } from 'node:crypto';
import fc from 'fast-check';
import {
  ACCESSION_NAMESPACE,
  URL_NAMESPACE,
  accessionUuid,
  accessionUuidWords,
  uuidOfWords,
  uuidV5,
} from './accession-uuid';
import { sha1 } from './sha1';

const hexOf = (state: Int32Array) => [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
const digest = (...parts: Parameters<typeof sha1>[1]) => hexOf(sha1(new Uint8Array(0), parts, new Int32Array(5)));

/** UTF-8 among other bytes. */
function bytesOf(text: string) {
  const bytes = new TextEncoder().encode(`before${text}after`);
  return { bytes, from: 6, to: bytes.length - 5 };
}

describe('SHA-1', () => {
  // RFC 3174, section 7.3, and FIPS 180.
  test.each([
    ['abc', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
    ['', 'da39a3ee5e6b4b0d3255bfef95601890afd80709'],
    ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '84983e441c3bd26ebaae4aa1f95129e5e54670f1'],
    [
      '0123456701234567012345670123456701234567012345670123456701234567'.repeat(10),
      'dea356a2cddd90c7a7ecedc5ebb563934f460452',
    ],
    ['a'.repeat(100_000), createHash('sha1').update('a'.repeat(100_000)).digest('hex')],
  ])('of %p', (text, expected) => {
    expect(digest(text)).toBe(expected);
  });

  test('equals that of the platform for any text, whatever came before', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(digest(text)).toBe(createHash('sha1').update(text, 'utf8').digest('hex'));
      }),
    );
  });

  test('of parts, texts or bytes, is that of all of them together', () => {
    const part = fc.record({ text: fc.string({ unit: 'grapheme', maxLength: 90 }), isText: fc.boolean() });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
        expect(digest(...parts.map(({ text, isText }) => (isText ? text : bytesOf(text))))).toBe(
          digest(parts.map(({ text }) => text).join('')),
        );
      }),
    );
  });
});

describe('accession uuid', () => {
  test('is a version 5 uuid after RFC 9562, appendix A.4', () => {
    expect(uuidV5('6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'www.example.com')).toBe(
      '2ed6657d-e927-568b-95e1-2665a8aea6a2',
    );
  });

  test('has the documented namespace', () => {
    expect(uuidV5(URL_NAMESPACE, 'https://pgr-portal.example/accession')).toBe(ACCESSION_NAMESPACE);
  });

  test('stays what it was: links are out there', () => {
    expect(accessionUuid('USA016', 'PI 288152', 'Arachis')).toBe('757dbb5f-8350-5fa0-bc7b-987b568aeacb');
  });

  test('is the same as words, of a number in UTF-8', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: 'grapheme' }), fc.string(), (instCode, acceNumb, genus) => {
        const words = new Uint32Array(5);
        accessionUuidWords(instCode, bytesOf(acceNumb), genus, words, 1);
        expect(uuidOfWords(words.subarray(1))).toBe(accessionUuid(instCode, acceNumb, genus));
      }),
    );
  });

  test('does not confuse where one part ends and the next begins', () => {
    expect(accessionUuid('USA016', 'PI 1', 'Zea')).not.toBe(accessionUuid('USA016', 'PI', '1Zea'));
    expect(accessionUuid('USA0161', '1', 'Zea')).not.toBe(accessionUuid('USA016', '11', 'Zea'));
  });

  test('has the form of a route: lower case, 36 characters', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (instCode, acceNumb, genus) => {
        expect(accessionUuid(instCode, acceNumb, genus)).toMatch(
          /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
        );
      }),
    );
  });
});
