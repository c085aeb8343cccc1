import { COLLECTING_SOURCE, SAMPLE_STATUS, STORAGE } from '../contract/codes';

const sampleStatus = new Set<number>(SAMPLE_STATUS);
const storage = new Set<number>(STORAGE);
const collectingSource = new Set<number>(COLLECTING_SOURCE);

/** `300` and `300.0`, as spreadsheets write it, mean the same code. */
const codeIn = (codes: Set<number>, text: string): number | undefined => {
  if (!/^\d{1,3}(?:\.0+)?$/.test(text)) return undefined;
  const code = Number(text);
  return codes.has(code) ? code : undefined;
};

/** The code, or undefined where MCPD V2.1 has none such. */
export const sampleStatusOf = (text: string) => codeIn(sampleStatus, text);
export const storageOf = (text: string) => codeIn(storage, text);
export const collectingSourceOf = (text: string) => codeIn(collectingSource, text);

const YES = new Set(['1', 'y', 'yes', 'true', 't', 'x', 'ja', 'j', 'si', 'sí', 'oui', 'sim']);
const NO = new Set(['0', 'n', 'no', 'false', 'f', 'nein', 'non', 'não']);

/** `1.0` is what pandas makes of a flag where others are missing. */
export const booleanOf = (text: string): boolean | undefined => {
  const word = text.toLowerCase().replace(/^([01])\.0+$/, '$1');
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
};
