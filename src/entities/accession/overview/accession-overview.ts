import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { chartsOf } from '@/shared/overview/charts-of';
import type { OverviewDefinition } from '@/shared/overview/definition';
import { accessionFilters } from '../catalogue/filters';
import { accessionOverviewApi } from './api';

const { terms, flag } = chartsOf(accessionFilters);

/** What accessions are made of. */
export const accessionOverview = {
  entity: 'accession',
  endpoint: accessionOverviewApi.endpoints.accessionCharts,
  charts: [
    terms('crop'),
    terms('taxonomy.genus'),
    terms('taxonomy.genusSpecies'),
    terms('countryOfOrigin.code3'),
    terms('countryOfOrigin.region'),
    terms('sampStat'),
    terms('institute.code'),
    terms('institute.country.code3'),
    terms('storage', { several: true }),
    { kind: 'decade', facet: 'coll.decade', field: 'coll.collDate', title: 'accession:charts.collected' },
    { kind: 'decade', facet: 'acquisition.decade', field: 'acquisitionDate', title: 'accession:charts.acquired' },
    { kind: 'points', facet: 'pdci', field: 'pdci', title: 'accession:charts.pdci' },
  ],
  flags: [
    flag('available'),
    flag('mlsStatus'),
    flag('sgsv'),
    flag('aegis'),
    flag('images'),
    flag('genotyped'),
    flag('geo.referenced'),
    // Historic records are left out of a result that does not ask for them: then there is nothing to tell.
    flag('historic', { quiet: true }),
  ],
} satisfies OverviewDefinition<AccessionFilter>;
