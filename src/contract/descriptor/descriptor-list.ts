import type { Descriptor } from './descriptor';
import type { DescriptorChange } from './descriptor-schema';
import type { FullText, Logic, OfSomebody, StringFilter } from '../filter';
import type { Publishable } from '../publication/publication';

export interface DescriptorList extends Publishable {
  /** Short names. */
  crops: string[];
  publisher?: string | null;
  maintainer?: string | null;
  citation?: string | null;
  url?: string | null;
  /** Mappings and defaults of whoever keeps the list; with the whole list only. */
  extras?: object | null;
  descriptorCount: number;
}

export interface DescriptorListDetails extends DescriptorList {
  /** In the order of the list. */
  descriptors: Descriptor[];
}

/**
 * A line of an import. With a uuid the descriptor is changed, where anything is asked that differs from it, and becomes
 * a member; without one it is made, as a draft of the list's data provider.
 */
export type ImportedDescriptor = { uuid?: string } & Partial<
  Pick<
    DescriptorChange,
    'title' | 'description' | 'category' | 'dataType' | 'columnName' | 'uom' | 'minValue' | 'maxValue' | 'key' | 'terms'
  >
>;

/** All of it is kept or nothing: 400 with `fields`, such as `descriptors[3].title`. */
export interface DescriptorImport {
  version: number;
  descriptors: ImportedDescriptor[];
}

export interface DescriptorListFilter extends FullText, OfSomebody, Logic<DescriptorListFilter> {
  uuid?: string[];
  title?: StringFilter;
  crops?: string[];
  publisher?: string[];
  language?: string[];
  state?: string[];
  owner?: string[];
  /** Drafts that a review sent back. */
  sentBack?: boolean;
  /** uuids of descriptors it holds. */
  descriptors?: string[];
}
