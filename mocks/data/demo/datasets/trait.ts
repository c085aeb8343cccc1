import type { DataType, DescriptorCategory } from '@/contract/descriptor/descriptor';

/** What plants of one accession have in common, so that their traits go together: standard normal each. */
export const TENDENCIES = ['late', 'tall', 'big', 'weak', 'dark'] as const;
export type Tendency = (typeof TENDENCIES)[number];

/** How much of a trait follows each tendency, from -1 to 1; the squares sum up to 1 at most. */
export type Follows = Partial<Record<Tendency, number>>;

/** Something to observe: the descriptor, and how believable values of it are drawn. */
export interface Trait {
  /** Column of the descriptor. */
  column: string;
  title: string;
  description: string;
  type: DataType;
  category: DescriptorCategory;
  uom?: string;
  min?: number;
  max?: number;
  /** Codes of a coding table with the shares of the accessions that have each, in the order of what they follow. */
  terms?: readonly (readonly [code: string, title: string, share: number])[];
  key?: boolean;
  /** Of numbers and scales; of a date the days after the season's first. */
  mean?: number;
  sd?: number;
  /** Decimal places. */
  digits?: number;
  follows?: Follows;
  /** Of a yes or no: how many are yes. Of a text: how many have one. */
  share?: number;
  /** Of texts. */
  phrases?: readonly string[];
}

type Extra = Partial<Pick<Trait, 'category' | 'key' | 'digits' | 'follows' | 'description'>>;

export const amount = (
  column: string,
  title: string,
  uom: string,
  [mean, sd, min, max]: readonly [number, number, number, number],
  description: string,
  extra: Extra = {},
): Trait => ({
  column,
  title,
  uom,
  mean,
  sd,
  min,
  max,
  description,
  type: 'NUMERIC',
  category: 'EVALUATION',
  ...extra,
});

/** 1 to 9, as most scores of genebanks. */
export const score = (
  column: string,
  title: string,
  [mean, sd]: readonly [number, number],
  [least, middle, most]: readonly [string, string, string],
  description: string,
  extra: Extra = {},
): Trait => ({
  column,
  title,
  mean,
  sd,
  min: 1,
  max: 9,
  terms: [
    ['1', least, 1],
    ['5', middle, 1],
    ['9', most, 1],
  ],
  description,
  type: 'SCALE',
  category: 'BIOTICSTRESS',
  ...extra,
});

/** `terms` as `Title share|Title share`, numbered from 1, or with their own codes `code=Title share`. */
export function codes(column: string, title: string, terms: string, description: string, extra: Extra = {}): Trait {
  const read = terms.split('|').map((text, at) => {
    const [, code = String(at + 1), name = '', share = '1'] = /^(?:(\w+)=)?(.+) ([\d.]+)$/.exec(text) ?? [];
    return [code, name, Number(share)] as const;
  });
  return { column, title, terms: read, description, type: 'CODED', category: 'CHARACTERIZATION', ...extra };
}

export const yesNo = (column: string, title: string, share: number, description: string, extra: Extra = {}): Trait => ({
  column,
  title,
  share,
  description,
  type: 'BOOLEAN',
  category: 'CHARACTERIZATION',
  ...extra,
});

export const day = (
  column: string,
  title: string,
  [mean, sd]: readonly [number, number],
  description: string,
  extra: Extra = {},
): Trait => ({ column, title, mean, sd, description, type: 'DATE', category: 'EVALUATION', ...extra });

export const note = (column: string, title: string, phrases: readonly string[], description: string): Trait => ({
  column,
  title,
  phrases,
  share: 0.3,
  description,
  type: 'TEXT',
  category: 'MANAGEMENT',
});
