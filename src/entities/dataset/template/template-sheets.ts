import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { Sheet } from '@/tables/xlsx/xlsx-writer';

export interface TemplateTexts {
  /** Names of the two sheets. */
  observations: string;
  meanings: string;
  /** What the columns that name an accession hold. */
  accession: string;
  institute: string;
}

/** As an import reads them, in every language. */
const MEANINGS = ['Descriptor', 'Description', 'Type', 'Unit', 'Min', 'Max', 'Codes'] as const;

const quoted = (text: string): string =>
  /["=:;,|{}\\]/.test(text) ? `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"` : text;

/** `Plant height (cm)`, `Lodging (1-9)`: what stands in brackets is read back as a unit or a range. */
function headingOf({ title, uom, dataType, minValue, maxValue }: Descriptor): string {
  if (uom) return `${title} (${uom})`;
  const hasRange = dataType === 'SCALE' && typeof minValue === 'number' && typeof maxValue === 'number';
  return hasRange ? `${title} (${minValue}-${maxValue})` : title;
}

const numbered = (value: number | null | undefined): string => (typeof value === 'number' ? String(value) : '');

const meaningOf = (descriptor: Descriptor): string[] => [
  headingOf(descriptor),
  descriptor.description ?? '',
  descriptor.dataType.toLowerCase(),
  descriptor.uom ?? '',
  numbered(descriptor.minValue),
  numbered(descriptor.maxValue),
  (descriptor.terms ?? []).map(({ code, title }) => `${quoted(code)}=${quoted(title)}`).join('; '),
];

/**
 * An empty table of observations: a column for each descriptor behind those that name an accession, and a sheet that says
 * what each column means, so that an import finds the descriptors and their codes again.
 */
export function templateSheets(descriptors: readonly Descriptor[], texts: TemplateTexts): Sheet[] {
  return [
    { name: texts.observations, rows: [['INSTCODE', 'ACCENUMB', ...descriptors.map(headingOf)]] },
    {
      name: texts.meanings,
      rows: [
        MEANINGS,
        ['INSTCODE', texts.institute, 'text'],
        ['ACCENUMB', texts.accession, 'text'],
        ...descriptors.map(meaningOf),
      ],
    },
  ];
}
