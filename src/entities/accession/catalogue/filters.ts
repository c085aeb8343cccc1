import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { useCountryName } from '@/entities/names/use-country-name';
import { useRegionName } from '@/entities/names/use-region-name';
import { useCropName } from '@/entities/names/use-crop-name';
import { instituteNames } from '@/entities/names/use-institute-name';
import { useDatasetTitle, useNetworkTitle, useSubsetTitle } from '@/entities/names/use-item-title';
import { useTreeTitle } from '@/entities/names/use-tree-title';
import type { FilterDefinition } from '@/shared/filters/criteria/filter-definition';
import { climateFilters } from '../climate/climate-filters';
import { curationName, sampleStatusName, storageName } from './codes';

/** What accessions are narrowed by, in the order of the panel. */
export const accessionFilters: readonly FilterDefinition<AccessionFilter>[] = [
  { kind: 'terms', field: 'crop', facet: 'crop.shortName', useName: useCropName },
  { kind: 'terms', field: 'sampStat', numeric: true, useName: sampleStatusName.useName },
  { kind: 'terms', field: 'countryOfOrigin.code3', useName: useCountryName },
  { kind: 'terms', field: 'institute.code', ...instituteNames },
  { kind: 'flag', field: 'available' },

  { kind: 'text', field: 'accessionNumber', group: 'numbers' },
  { kind: 'range', field: 'seqNo', min: 0, plain: true, group: 'numbers' },
  { kind: 'terms', field: 'doi', typed: true, form: 'doi', group: 'numbers' },

  { kind: 'terms', field: 'taxonomy.genus', italic: true, group: 'taxonomy' },
  { kind: 'terms', field: 'taxonomy.genusSpecies', italic: true, group: 'taxonomy' },
  { kind: 'terms', field: 'taxonomy.species', italic: true, group: 'taxonomy' },
  { kind: 'text', field: 'taxonomy.subtaxa', group: 'taxonomy' },
  { kind: 'text', field: 'taxonomy.taxonName', group: 'taxonomy' },
  { kind: 'text', field: 'taxonomy.synonyms', group: 'taxonomy' },
  { kind: 'text', field: 'taxonomy.grinTaxonomySpecies', group: 'taxonomy' },
  { kind: 'text', field: 'taxonomy.currentTaxonomySpecies', group: 'taxonomy' },
  { kind: 'terms', field: 'taxonomy.grinTaxonId', numeric: true, typed: true, group: 'taxonomy' },
  { kind: 'text', field: 'cropName', group: 'taxonomy' },

  { kind: 'terms', field: 'countryOfOrigin.region', useName: useRegionName, group: 'origin' },
  { kind: 'date', field: 'coll.collDate', format: 'mcpd', group: 'origin' },
  { kind: 'text', field: 'coll.collNumb', group: 'origin' },
  { kind: 'terms', field: 'coll.collMissId', typed: true, group: 'origin' },
  { kind: 'text', field: 'coll.collSite', group: 'origin' },
  { kind: 'flag', field: 'geo.referenced', group: 'origin' },
  { kind: 'geo', field: 'geo.within', group: 'origin' },
  { kind: 'range', field: 'geo.latitude', unit: 'accession:units.degrees', min: -90, max: 90, group: 'origin' },
  { kind: 'range', field: 'geo.longitude', unit: 'accession:units.degrees', min: -180, max: 180, group: 'origin' },
  { kind: 'range', field: 'geo.elevation', unit: 'accession:units.metres', min: -500, max: 9000, group: 'origin' },

  ...climateFilters,

  { kind: 'terms', field: 'institute.country.code3', useName: useCountryName, group: 'holding' },
  { kind: 'terms', field: 'institute.country.region', useName: useRegionName, apart: true, group: 'holding' },
  { kind: 'date', field: 'acquisitionDate', format: 'mcpd', group: 'holding' },
  { kind: 'terms', field: 'donorCode', ...instituteNames, group: 'holding' },
  { kind: 'text', field: 'donorName', group: 'holding' },
  { kind: 'text', field: 'donorNumb', group: 'holding' },
  { kind: 'terms', field: 'curationType', useName: curationName.useName, group: 'holding' },

  { kind: 'terms', field: 'storage', numeric: true, useName: storageName.useName, group: 'conservation' },
  { kind: 'terms', field: 'duplSite', typed: true, form: 'wiewsCode', group: 'conservation' },
  { kind: 'flag', field: 'sgsv', group: 'conservation' },
  { kind: 'flag', field: 'mlsStatus', group: 'conservation' },
  { kind: 'flag', field: 'aegis', group: 'conservation' },
  { kind: 'flag', field: 'historic', group: 'conservation' },
  { kind: 'flag', field: 'genotyped', group: 'conservation' },
  { kind: 'flag', field: 'images', group: 'conservation' },
  { kind: 'range', field: 'pdci', min: 0, max: 10, group: 'conservation' },

  { kind: 'terms', field: 'subsets', apart: true, useName: useSubsetTitle, group: 'partOf' },
  { kind: 'flag', field: 'hasSubset', apart: true, group: 'partOf' },
  { kind: 'terms', field: 'datasets', apart: true, useName: useDatasetTitle, group: 'partOf' },
  { kind: 'flag', field: 'hasDataset', apart: true, group: 'partOf' },
  { kind: 'terms', field: 'diversityTrees', apart: true, useName: useTreeTitle, group: 'partOf' },
  { kind: 'terms', field: 'networks', apart: true, useName: useNetworkTitle, group: 'partOf' },
];

/** The facets of these filters that do not come by themselves. */
export const ACCESSION_FACETS = 'aegis,countryOfOrigin.region,historic,mlsStatus,sgsv,images,genotyped,geo.referenced';
