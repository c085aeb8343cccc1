import Papa from 'papaparse';

/** The first column of what a spreadsheet puts into the clipboard; a text with line breaks of its own stands in quotes there. */
export function pastedCells(text: string): string[] {
  const { data } = Papa.parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter: '\t', skipEmptyLines: false });
  return data.map(([first = '']) => first);
}
