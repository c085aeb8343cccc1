/** Quotes and lists within each other, which take the formatter's time and stack; nobody writes so many. */
const NESTED = /^[ \t]*(?:(?:>|[-*+]|\d{1,9}[.)])[ \t]*){40}|^(?: {0,3}\t| {4}){20}[ \t]*(?:[-*+>]|\d{1,9}[.)])/m;

/** In one paragraph, where the formatter compares each with all before it. */
const MOST_MARKS = 1000;
/** Brackets that are open at once: pictures in the words of pictures take the cube of their number. */
const MOST_BRACKETS = 40;
/** Runs of what emphasizes, brackets, and where certainly another paragraph begins: a blank line, a heading, an item of a list. */
const MARK_OR_PARAGRAPH = /\*+|_+|~+|[[\]]|\n(?:[ \t]*\n| {0,3}(?=#{1,6}[ \t]|[-*+][ \t]+\S))/g;

function hasTooManyMarks(text: string): boolean {
  let [marks, brackets] = [0, 0];
  for (const [found] of text.replaceAll(/\r\n?/g, '\n').matchAll(MARK_OR_PARAGRAPH)) {
    if (found.startsWith('\n')) [marks, brackets] = [0, 0];
    else if (found === '[') brackets += 1;
    else if (found === ']') brackets = Math.max(0, brackets - 1);
    else marks += 1;
    if (marks > MOST_MARKS || brackets > MOST_BRACKETS) return true;
  }
  return false;
}

/** It would take the formatter much more time than its length says, and stands as it was written. */
export const isCostly = (text: string): boolean => NESTED.test(text) || hasTooManyMarks(text);
