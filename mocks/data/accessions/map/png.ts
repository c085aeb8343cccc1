import { strToU8, zlibSync } from 'fflate';

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}

/** Length, name, content, checksum (PNG specification, 5.3). */
function chunk(name: string, content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(content.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.length);
  bytes.set(strToU8(name), 4);
  bytes.set(content, 8);
  view.setUint32(content.length + 8, crc32(bytes.subarray(4, content.length + 8)));
  return bytes;
}

function header(side: number): Uint8Array {
  const bytes = new Uint8Array(13);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, side);
  view.setUint32(4, side);
  // Eight bits a pixel, which number the entries of a palette.
  bytes.set([8, 3, 0, 0, 0], 8);
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/**
 * A square picture of one colour in `levels` degrees of opacity.
 * @param color `RRGGBB`.
 * @param pixels the degree of each pixel, from 0 (transparent) to `levels - 1`, row by row.
 */
export function opacityPng(side: number, color: string, levels: number, pixels: Uint8Array): Uint8Array<ArrayBuffer> {
  const rgb = [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const palette = Uint8Array.from({ length: levels * 3 }, (_, at) => rgb[at % 3] ?? 0);
  const opacity = Uint8Array.from({ length: levels }, (_, level) => Math.round((level * 255) / (levels - 1)));
  // Each line begins with its filter: none.
  const lines = new Uint8Array(side * (side + 1));
  for (let y = 0; y < side; y++) lines.set(pixels.subarray(y * side, (y + 1) * side), y * (side + 1) + 1);
  return joined([
    SIGNATURE,
    chunk('IHDR', header(side)),
    chunk('PLTE', palette),
    chunk('tRNS', opacity),
    chunk('IDAT', zlibSync(lines, { level: 3 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
