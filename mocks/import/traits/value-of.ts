import { cleanText, isPlaceholder } from '@/mcpd/clean-text';

const quiet = () => undefined;
const NO_VALUE = /^(?:na|--)$/i;

/** The text of a cell, or nothing where it stands for a missing value: empty, `NA`, `NaN`, `NULL`, `-`, `.`. */
export function valueOf(raw: string | undefined): string {
  const text = cleanText(raw ?? '', quiet).replace(/\s+/g, ' ');
  return isPlaceholder(text) || NO_VALUE.test(text) ? '' : text;
}
