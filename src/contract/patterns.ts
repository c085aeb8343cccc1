/** An institute code of FAO WIEWS, as the source of a pattern: three letters of the country, three or four digits. */
export const WIEWS_PATTERN = '[A-Z]{3}[0-9]{3,4}';
const WIEWS_CODE = new RegExp(`^${WIEWS_PATTERN}$`);

/** Whether the text has the form of a WIEWS code; whether there is such an institute is another question. */
export const isWiewsCode = (text: string): boolean => WIEWS_CODE.test(text);

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether the text has the form of a uuid, of any version and in any case. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** Whether the text is a uuid that was drawn (version 4), as who draws a key of their own must. */
export const isDrawnUuid = (text: string): boolean =>
  isUuid(text) && text[14] === '4' && /[89ab]/i.test(text[19] ?? '');

/** The form of an ISO 3166-1 alpha-3 code. */
export const COUNTRY_CODE = /^[A-Z]{3}$/;

const WEB_SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'ftp:']);
/** As the platform writes it, in ASCII; a name without a dot is a mistake. */
const HOST = /^(?:localhost|\[[\da-f:.]+\]|[\w-]+(?:\.[\w-]+)+\.?)$/;

/** A whole address of the web, as the platform reads it. */
export function isUrl(text: string): boolean {
  if (!/^[a-z]+:\/\/[^\s/]/i.test(text) || /\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return WEB_SCHEMES.has(protocol) && HOST.test(hostname);
}

/** Without a resolver: `10.`, the registrant, which may have subdivisions, and a suffix. */
export const DOI = /^10\.\d+(?:\.\d+)*\/\S+$/;
const RESOLVER = /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i;

/** A DOI without its resolver, as `https://doi.org/` or `doi:`; any other text as it is. */
export const bareDoi = (text: string): string => text.trim().replace(RESOLVER, '');

/** Whether a text is a DOI and nothing else, with or without its resolver. */
export const isDoi = (text: string): boolean => DOI.test(bareDoi(text));

export const PHONE = /^[\d+.-]+$/;
