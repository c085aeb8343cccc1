/** A piece of a message: words, or an address of the web. */
export interface TextPart {
  /** Where it begins. */
  at: number;
  text: string;
  url?: URL;
}

// What may stand behind an address without belonging to it.
const ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'’”»]/gi;

const parsed = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

/** Cuts a plain text into words and addresses; together the parts are the text. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const url = parsed(found);
    if (!url) continue;
    if (index > end) parts.push({ at: end, text: text.slice(end, index) });
    parts.push({ at: index, text: found, url });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end) });
  return parts;
}
