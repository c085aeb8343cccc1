import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { CitationFilter } from '@/contract/citation/citation';
import type { DatasetFilter } from '@/contract/dataset/dataset';
import type { DescriptorFilter } from '@/contract/descriptor/descriptor';
import type { DescriptorListFilter } from '@/contract/descriptor/descriptor-list';
import type { Line } from '@/contract/endpoints';
import type { InstituteFilter } from '@/contract/reference/institute';
import type { NetworkFilter } from '@/contract/reference/network';
import type { PartnerFilter } from '@/contract/reference/partner';
import type { SubsetFilter } from '@/contract/subset/subset';
import { href } from '@/routes/href';

/** What an item can be related to, and how the list of it is narrowed. */
export interface RelatedFilters {
  accession: AccessionFilter;
  subset: SubsetFilter;
  dataset: DatasetFilter;
  descriptor: DescriptorFilter;
  descriptorList: DescriptorListFilter;
  institute: InstituteFilter;
  partner: PartnerFilter;
  network: NetworkFilter;
  citation: CitationFilter;
}

export type RelatedName = keyof RelatedFilters;

interface RelatedList {
  line: Extract<Line, `POST ${string}/list`>;
  path: (filterCode: string | undefined) => string;
}

const asked = (path: string) => (filterCode: string | undefined) => (filterCode ? `${path}?f=${filterCode}` : path);

/** Where each is counted and shown. */
export const RELATED_LISTS: Readonly<Record<RelatedName, RelatedList>> = {
  accession: { line: 'POST /acn/list', path: (filterCode) => href('accessions', { filterCode }) },
  subset: { line: 'POST /subset/list', path: (filterCode) => href('subsets', { filterCode }) },
  dataset: { line: 'POST /dataset/list', path: (filterCode) => href('datasets', { filterCode }) },
  descriptor: { line: 'POST /descriptor/list', path: (filterCode) => href('descriptors', { filterCode }) },
  descriptorList: { line: 'POST /descriptorlist/list', path: (filterCode) => href('descriptorLists', { filterCode }) },
  institute: { line: 'POST /wiews/list', path: (filterCode) => href('institutes', { filterCode }) },
  partner: { line: 'POST /partner/list', path: asked(href('partners')) },
  network: { line: 'POST /network/list', path: asked(href('networks')) },
  citation: { line: 'POST /bibliography/list', path: (filterCode) => href('bibliography', { filterCode }) },
};
