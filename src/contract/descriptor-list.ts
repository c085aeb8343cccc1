import type { Descriptor } from './descriptor';
import type { FullText, Logic, StringFilter } from './filter';
import type { Publishable } from './publication';

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

export interface DescriptorListFilter extends FullText, Logic<DescriptorListFilter> {
  uuid?: string[];
  title?: StringFilter;
  crops?: string[];
  publisher?: string[];
  language?: string[];
  state?: string[];
  owner?: string[];
  /** uuids of descriptors it holds. */
  descriptors?: string[];
}
