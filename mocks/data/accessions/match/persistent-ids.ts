const UUID = /(?<![\da-z])([\da-f]{8})-?([\da-f]{4})-?([\da-f]{4})-?([\da-f]{4})-?([\da-f]{12})(?![\da-z])/i;
const DOI = /10\.\d{3,9}\/[^\s"<>]+/;
const RESOLVER = /^(?:https?:\/\/)?(?:(?:dx\.|www\.)?doi\.org\/|(?:doi|DOI)\s*[:=]?\s*)?/i;

/** The uuid in a text, as uuids are written: alone, in braces, or in the address of a page. */
export function uuidIn(text: string): string | undefined {
  const found = UUID.exec(text);
  const alone = found && !/\s/.test(text);
  return alone ? found.slice(1).join('-').toLowerCase() : undefined;
}

export interface FoundDoi {
  /** Lower case. */
  doi: string;
  /** The rest of the text. */
  rest: string;
}

const decoded = (text: string): string => text.replace(/%2f/gi, '/');

/** The DOI in a text, without resolver, `doi:` and the punctuation of a sentence. */
export function doiIn(given: string): FoundDoi | undefined {
  const text = decoded(given);
  const [found = ''] = DOI.exec(text) ?? [];
  const doi = found.replace(/[.,;:)\]}]+$/, '');
  if (doi === '') return undefined;
  const at = text.indexOf(found);
  const before = text.slice(0, at);
  const named = RESOLVER.exec(before)?.[0] ?? '';
  return { doi: doi.toLowerCase(), rest: `${before.slice(named.length)} ${text.slice(at + found.length)}`.trim() };
}
