import type { FullText, Logic, OfSomebody, StringFilter } from '../filter';
import type { ItemName, Publishable } from '../publication/publication';

export const DATA_TYPES = ['NUMERIC', 'TEXT', 'SCALE', 'CODED', 'BOOLEAN', 'DATE'] as const;
export type DataType = (typeof DATA_TYPES)[number];

export const DESCRIPTOR_CATEGORIES = [
  'PASSPORT',
  'MANAGEMENT',
  'ENVIRONMENT',
  'CHARACTERIZATION',
  'EVALUATION',
  'ABIOTICSTRESS',
  'BIOTICSTRESS',
  'MOLECULAR',
] as const;
export type DescriptorCategory = (typeof DESCRIPTOR_CATEGORIES)[number];

/** One line of a coding table. */
export interface DescriptorTerm {
  code: string;
  title: string;
  description?: string | null;
}

/** What is observed, and how it is written down. */
export interface Descriptor extends Publishable {
  columnName?: string | null;
  dataType: DataType;
  category: DescriptorCategory;
  /** Unit of measure, as it is written behind a number. */
  uom?: string | null;
  /** Short name of the crop; absent where it serves all. */
  crop?: string | null;
  minValue?: number | null;
  maxValue?: number | null;
  /** The coding table: of a coded descriptor all values, of a scale those that have a meaning. */
  terms?: DescriptorTerm[];
  /** A key descriptor of its crop. */
  key?: boolean;
  /** The name in the database it came from. */
  databaseName?: string | null;
  /** Whether any dataset holds observations of it. */
  used?: boolean;
  /** Whether any list holds it. */
  listed?: boolean;
}

export interface DescriptorDetails extends Descriptor {
  descriptorLists: ItemName[];
  datasets: (ItemName & { observationCount: number })[];
}

export interface DescriptorFilter extends FullText, OfSomebody, Logic<DescriptorFilter> {
  uuid?: string[];
  title?: StringFilter;
  category?: DescriptorCategory[];
  dataType?: DataType[];
  crop?: string[];
  uom?: string[];
  key?: boolean;
  used?: boolean;
  state?: string[];
  /** Data providers by short name. */
  owner?: string[];
  /** Drafts that a review sent back. */
  sentBack?: boolean;
  /** uuids of lists and datasets that hold it. */
  descriptorLists?: string[];
  datasets?: string[];
}
