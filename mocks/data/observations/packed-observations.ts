import type { ObservationColumn, Observations, ObservedAccession } from './observed-dataset';

/** What is kept as text; the values follow it as numbers, column by column. */
interface Head {
  accessions: readonly ObservedAccession[];
  methods: readonly string[];
  columns: { descriptorUuid: string; count: number; terms?: readonly string[]; hasMethods: boolean }[];
}

/** Numbers of 8 bytes begin at multiples of that. */
const ALIGNED = 8;
const aligned = (at: number): number => Math.ceil(at / ALIGNED) * ALIGNED;

const partsOf = ({ accession, numbers, codes, method }: ObservationColumn) =>
  [accession, numbers ?? codes, method].filter((part) => part !== undefined);

/** Observations as bytes: the length of the head in 4 bytes, the head as JSON, then the values as they lie in memory. */
export function packObservations({ accessions, columns, methods }: Observations): Uint8Array<ArrayBuffer> {
  const head: Head = {
    accessions,
    methods,
    columns: columns.map(({ descriptorUuid, accession, terms, method }) => ({
      descriptorUuid,
      count: accession.length,
      ...(terms && { terms }),
      hasMethods: method !== undefined,
    })),
  };
  const text = new TextEncoder().encode(JSON.stringify(head));
  const parts = columns.flatMap(partsOf);
  const start = aligned(4 + text.length);
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + aligned(part.byteLength), start));
  new DataView(bytes.buffer).setUint32(0, text.length);
  bytes.set(text, 4);
  let at = start;
  for (const part of parts) {
    bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at);
    at += aligned(part.byteLength);
  }
  return bytes;
}

export function unpackObservations(packed: Uint8Array): Observations {
  // A copy begins at a multiple of 8.
  const { buffer } = packed.slice();
  const length = new DataView(buffer).getUint32(0);
  const { accessions, methods, columns } = JSON.parse(
    new TextDecoder().decode(new Uint8Array(buffer, 4, length)),
  ) as Head;
  let at = aligned(4 + length);
  const next = <T>(make: (from: number) => T & { byteLength: number }): T => {
    const part = make(at);
    at += aligned(part.byteLength);
    return part;
  };
  return {
    accessions,
    methods,
    columns: columns.map(({ descriptorUuid, count, terms, hasMethods }) => {
      const accession = next((from) => new Uint32Array(buffer, from, count));
      const values = terms
        ? { terms, codes: next((from) => new Uint32Array(buffer, from, count)) }
        : { numbers: next((from) => new Float64Array(buffer, from, count)) };
      const method = hasMethods ? { method: next((from) => new Uint16Array(buffer, from, count)) } : {};
      return { descriptorUuid, accession, ...values, ...method };
    }),
  };
}
