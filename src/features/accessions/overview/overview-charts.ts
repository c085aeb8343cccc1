import { accessionFilters } from '@/entities/accession/filters';
import type { TermsFilter } from '@/shared/filters/filter-definition';
import type { AccessionFilter } from '@/contract/accession-filter';

/** One facet as a picture: where its counts are, and what of the filter its terms narrow. */
export interface OverviewChart {
  kind: 'terms' | 'decade' | 'points' | 'flag';
  facet: string;
  /** The property of the filter. */
  field: string;
  /** An accession can have several of its terms. */
  several?: boolean;
}

const terms = (field: string, facet = field): OverviewChart => ({ kind: 'terms', field, facet });
const flag = (field: string): OverviewChart => ({ kind: 'flag', field, facet: field });

/** The charts in their order on the page. */
export const OVERVIEW_CHARTS: readonly OverviewChart[] = [
  terms('crop', 'crop.shortName'),
  terms('taxonomy.genus'),
  terms('taxonomy.genusSpecies'),
  terms('countryOfOrigin.code3'),
  terms('countryOfOrigin.region'),
  terms('sampStat'),
  terms('institute.code'),
  terms('institute.country.code3'),
  { ...terms('storage'), several: true },
  { kind: 'decade', facet: 'coll.decade', field: 'coll.collDate' },
  { kind: 'decade', facet: 'acquisition.decade', field: 'acquisitionDate' },
  { kind: 'points', facet: 'pdci', field: 'pdci' },
];

/** Questions of yes and no, on one card. */
export const OVERVIEW_FLAGS: readonly OverviewChart[] = [
  flag('available'),
  flag('mlsStatus'),
  flag('sgsv'),
  flag('aegis'),
  flag('images'),
  flag('genotyped'),
  flag('geo.referenced'),
  flag('historic'),
];

/** The filter whose terms a chart shows: it knows their names. */
export const filterOf = ({ field }: OverviewChart): TermsFilter<AccessionFilter> | undefined =>
  accessionFilters.find((one): one is TermsFilter<AccessionFilter> => one.kind === 'terms' && one.field === field);
