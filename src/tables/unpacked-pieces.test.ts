import { deflateRawSync, gzipSync } from 'node:zlib';
import { unpackedPieces } from './unpacked-pieces';

const text = Buffer.alloc(20_000_000, 'a\n');
const random = Buffer.from(Array.from({ length: 20_000 }, (_, at) => String((at * 7_919) % 100_003)).join('\n'));
const plain = (bytes: Buffer) => bytes;

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateRawSync],
  ['none', plain],
] as const)('what is packed as %s comes whole, in small pieces, as more of it is taken in', (packing, pack) => {
  for (const content of [text, random, Buffer.alloc(0)]) {
    const packed = pack(content);
    const pieces = [...unpackedPieces(new Uint8Array(packed), packing)];
    expect(Buffer.concat(pieces.map(({ bytes }) => bytes)).equals(content)).toBe(true);
    expect(Math.max(0, ...pieces.map(({ bytes }) => bytes.length))).toBeLessThanOrEqual(8_192);
    if (content.length > 0) expect(pieces.at(-1)?.read).toBe(packed.length);
  }
});

test('of a file that unpacks to a thousand times its size no more is unpacked than was asked for', () => {
  const [first] = unpackedPieces(new Uint8Array(gzipSync(text)), 'gzip');
  expect(first?.read).toBe(2_048);
  // What a piece is a part of was unpacked with it.
  expect(first?.bytes.buffer.byteLength).toBeLessThan(3_000_000);
});

test('files that follow one another in one are read as one', () => {
  const packed = Buffer.concat([gzipSync('one\n'), gzipSync('two\n')]);
  const pieces = [...unpackedPieces(new Uint8Array(packed), 'gzip')];
  expect(Buffer.concat(pieces.map(({ bytes }) => bytes)).toString()).toBe('one\ntwo\n');
});

test('what is damaged or cut off says so', () => {
  const packed = new Uint8Array(gzipSync(random));
  expect(() => [...unpackedPieces(packed.subarray(0, packed.length >> 1), 'gzip')]).toThrow('cut off');
  expect(() => [...unpackedPieces(random, 'deflate', 'No.')]).toThrow('No.');
});
