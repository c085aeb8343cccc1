import { sha1, type Bytes } from './sha1';

/**
 * The namespace of accession uuids: v5 of `https://pgr-portal.example/accession` in the URL namespace.
 * It never changes, or every list and link would break.
 */
export const ACCESSION_NAMESPACE = '72dcb2f1-426d-5d1b-9007-0e41bbc60a4f';

/** RFC 9562, appendix: the namespace for names that are URLs. */
export const URL_NAMESPACE = '6ba7b811-9dad-11d1-80b4-00c04fd430c8';

/** Cannot occur in a passport value that has been read, so two identities never join to the same name. */
const SEPARATOR = '\u001f';

const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

const namespaceBytes = (uuid: string) =>
  Uint8Array.from(uuid.replaceAll('-', '').match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const state = new Int32Array(5);

const word = (value: number, dash: string) =>
  `${hex[value >>> 24]}${hex[(value >>> 16) & 255]}${dash}${hex[(value >>> 8) & 255]}${hex[value & 255]}`;

/** The text of four 32-bit words, big endian. */
export const uuidOfWords = ([a = 0, b = 0, c = 0, d = 0]: ArrayLike<number> & Iterable<number>): string =>
  `${word(a, '')}-${word(b, '-')}-${word(c, '-')}${word(d, '')}`;

const format = (namespace: Uint8Array, name: string): string => {
  sha1(namespace, [name], state);
  const [a = 0, b = 0, c = 0, d = 0] = state;
  return uuidOfWords([a, (b & 0xffff0fff) | 0x5000, (c & 0x3fffffff) | 0x80000000, d]);
};

/** A version 5 (name based, SHA-1) uuid after RFC 9562, section 5.5, lower case. */
export const uuidV5 = (namespace: string, name: string): string => format(namespaceBytes(namespace), name);

const accessions = namespaceBytes(ACCESSION_NAMESPACE);

/**
 * The uuid of an accession: v5 of holding institute, accession number and genus, the three that
 * identify it in MCPD. The same three give the same uuid in every import, on every machine.
 */
export const accessionUuid = (instCode: string, acceNumb: string, genus: string): string =>
  format(accessions, `${instCode}${SEPARATOR}${acceNumb}${SEPARATOR}${genus}`);

/**
 * The same uuid as four 32-bit words, big endian, written to `into` from `at`: for catalogues of millions, whose numbers
 * are UTF-8 already.
 */
export const accessionUuidWords = (
  instCode: string,
  acceNumb: string | Bytes,
  genus: string,
  into: Uint32Array,
  at: number,
): void => {
  sha1(accessions, [instCode, SEPARATOR, acceNumb, SEPARATOR, genus], state);
  into[at] = state[0] ?? 0;
  into[at + 1] = ((state[1] ?? 0) & 0xffff0fff) | 0x5000;
  into[at + 2] = ((state[2] ?? 0) & 0x3fffffff) | 0x80000000;
  into[at + 3] = state[3] ?? 0;
};
