/** Whatever some program takes for the end of a line. */
export const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
/** C0 but tab and line feed, and DEL. */
const UNSEEN = /[^\P{Cc}\t\n\u0080-\u009f]/gu;

/** A text without characters that nobody sees and terminals obey; each line ends with a line feed. */
export const plainText = (text: string): string => text.replace(LINE_END, '\n').replace(UNSEEN, '');

/** C0, DEL and C1: what a screen, a printer or a letter may take as an order; and halves of characters, which no address holds. */
const CONTROL = /[\p{Cc}\p{Cs}]/u;
/** What turns the direction of the text behind it, so that `cod.exe` shows as `exe.doc`, and marks without width. */
const DIRECTION = /[\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/;

/** A name that stands for a place, or that shows as another one. */
export const isFileName = (name: string): boolean => {
  const bare = name.trim();
  return bare !== '' && bare !== '.' && bare !== '..' && !CONTROL.test(name) && !DIRECTION.test(name);
};
