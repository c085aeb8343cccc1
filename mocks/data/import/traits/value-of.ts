import { cleanText, isPlaceholder } from '@/mcpd/reading/clean-text';

const quiet = () => undefined;
const never = () => false;
const NO_VALUE = /^(?:na|--)$/i;

/** Whether a text stands for a missing value in any column: `NA`, `NaN`, `NULL`, `-`, `.`. */
export const isNoValue = (text: string): boolean => isPlaceholder(text) || NO_VALUE.test(text);

/** The text of a cell as it is to be read, whatever it stands for. */
export const textOf = (raw: string | undefined): string => cleanText(raw ?? '', quiet, never).replace(/\s+/g, ' ');

/** The text of a cell, or nothing where it is empty or stands for a missing value. */
export function valueOf(raw: string | undefined, isMissing = isNoValue): string {
  const text = textOf(raw);
  return isMissing(text) ? '' : text;
}
