import { COLLECTING_SOURCE, SAMPLE_STATUS, STORAGE } from '../contract/codes';

const byText = (codes: readonly number[]): ReadonlyMap<string, number> =>
  new Map(codes.map((code) => [String(code), code]));
const sampleStatus = byText(SAMPLE_STATUS);
const storage = byText(STORAGE);
const collectingSource = byText(COLLECTING_SOURCE);

/** `300` and `300.0`, as spreadsheets write it, mean the same code. */
const codeIn = (codes: ReadonlyMap<string, number>, text: string): number | undefined =>
  codes.get(text) ?? (/^\d{1,3}(?:\.0+)?$/.test(text) ? codes.get(String(Number(text))) : undefined);

/** The code, or undefined where MCPD V2.1 has none such. */
export const sampleStatusOf = (text: string) => codeIn(sampleStatus, text);
export const storageOf = (text: string) => codeIn(storage, text);
export const collectingSourceOf = (text: string) => codeIn(collectingSource, text);

const YES = new Set(['1', 'y', 'yes', 'true', 't', 'x', 'ja', 'j', 'si', 'sí', 'oui', 'sim']);
const NO = new Set(['0', 'n', 'no', 'false', 'f', 'nein', 'non', 'não']);

/** `1.0` is what pandas makes of a flag where others are missing. */
export const booleanOf = (text: string): boolean | undefined => {
  if (text === '1') return true;
  if (text === '0') return false;
  const word = text.toLowerCase().replace(/^([01])\.0+$/, '$1');
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
};
