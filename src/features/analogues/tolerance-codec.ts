import { BIO_VARIABLES, type BioVariable, type Tolerance, type Tolerances } from '@/contract/accession/climate';

const PART = /^(bio\d{1,2})-(\d{1,7}(?:\.\d{1,6})?)(p?)$/;

const isVariable = (name: string): name is BioVariable => BIO_VARIABLES.some((variable) => variable === name);

/** Variables with a tolerance, in the order of WorldClim. */
export function toleranceEntries(tolerances: Tolerances): [BioVariable, Tolerance][] {
  return BIO_VARIABLES.flatMap((variable): [BioVariable, Tolerance][] => {
    const tolerance = tolerances[variable];
    return tolerance ? [[variable, tolerance]] : [];
  });
}

/** Tolerances as they stand in an address: `bio1-2_bio4-50p`, where `p` is percent. */
export function writeTolerances(tolerances: Tolerances): string {
  return toleranceEntries(tolerances)
    .map(([variable, one]) => `${variable}-${'by' in one ? one.by : `${one.percent}p`}`)
    .join('_');
}

/** Reads them back; undefined where any part is none: half a question is another question. */
export function readTolerances(text: string): Tolerances | undefined {
  const read: Tolerances = {};
  for (const part of text.split('_')) {
    const [, name = '', amount, percent] = PART.exec(part) ?? [];
    const value = Number(amount);
    if (!isVariable(name) || !(value > 0) || read[name]) return undefined;
    read[name] = percent ? { percent: value } : { by: value };
  }
  return read;
}
