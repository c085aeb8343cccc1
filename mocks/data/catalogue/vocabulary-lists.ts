import { BIO_VARIABLES } from '@/contract/accession/climate';
import { COLLECTING_SOURCE, SAMPLE_STATUS, STORAGE } from '@/contract/codes';
import { CROPS } from '@/mcpd/crop-table';
import { MCPD_COLUMNS } from '@/mcpd/columns';
import accession from '../../../locales/en/accession.json';
import descriptor from '../../../locales/en/descriptor.json';
import exporting from '../../../locales/en/export.json';
import publication from '../../../locales/en/publication.json';
import { COUNTRIES } from '../reference/countries';
import { REGIONS } from '../reference/regions';
import { SPDX_DATA_LICENCES } from './spdx-licences';

/** Code, meaning, and what else there is to say. */
export type TermRow = readonly [code: string, title: string, description?: string];

/** A published list of terms. Nothing here is made up: each names who publishes it, and where. */
export interface VocabularyList {
  code: string;
  title: string;
  description: string;
  publisher: string;
  url?: string;
  versionTag?: string;
  terms: () => readonly TermRow[];
}

const MCPD = {
  publisher: 'FAO and Bioversity International',
  url: 'https://alliancebioversityciat.org/publications-data/faobioversity-multi-crop-passport-descriptors-v21-mcpd-v21-december-2015',
  versionTag: '2.1',
};
const UN = { publisher: 'United Nations Statistics Division', url: 'https://unstats.un.org/unsd/methodology/m49/' };
const ISO = {
  publisher: 'International Organization for Standardization',
  url: 'https://www.iso.org/iso-3166-country-codes.html',
};
const PORTAL = { publisher: 'PGR Portal' };

const coded = (codes: readonly number[], names: Readonly<Record<string, string>>): TermRow[] =>
  codes.map((code) => [String(code), names[code] ?? String(code)]);
const named = (names: Readonly<Record<string, string>>): TermRow[] => Object.entries(names);

/** In the order of their titles. */
export const VOCABULARY_LISTS: readonly VocabularyList[] = [
  {
    code: 'bioclim',
    title: 'Bioclimatic variables',
    description:
      'Temperature and precipitation of a place through the year, in 19 variables: annual trends, seasonality, and the extremes of months and quarters.',
    publisher: 'WorldClim',
    url: 'https://www.worldclim.org/data/bioclim.html',
    terms: () => BIO_VARIABLES.map((code) => [code, accession.fields.geo.climate[code]]),
  },
  {
    code: 'mcpd-sampstat',
    title: 'Biological status of accessions (SAMPSTAT)',
    description: 'The coded values of the passport descriptor SAMPSTAT: general headings and their subdivisions.',
    ...MCPD,
    terms: () => coded(SAMPLE_STATUS, accession.values.sampStat),
  },
  {
    code: 'mcpd-collsrc',
    title: 'Collecting or acquisition source (COLLSRC)',
    description: 'The coded values of the passport descriptor COLLSRC: general headings and their subdivisions.',
    ...MCPD,
    terms: () => coded(COLLECTING_SOURCE, accession.values.collSrc),
  },
  {
    code: 'iso3166-1',
    title: 'Country codes (ISO 3166-1)',
    description:
      'Countries and areas by their codes of three letters, as passport data name them (ORIGCTY); beside them the codes of two letters.',
    ...ISO,
    terms: () => COUNTRIES.filter(({ current }) => current).map(({ code3, name, code2 }) => [code3, name, code2 ?? '']),
  },
  {
    code: 'former-countries',
    title: 'Country codes of former countries (ISO 3166)',
    description: 'Codes of countries that exist no longer, as older passport data still carry them.',
    ...ISO,
    terms: () =>
      COUNTRIES.filter(({ current }) => !current).map(({ code3, name, successors }) => [
        code3,
        name,
        successors.join(', '),
      ]),
  },
  {
    code: 'creator-roles',
    title: 'Creator roles',
    description: 'What a person did for a dataset, a subset or a diversity tree.',
    ...PORTAL,
    terms: () => named(publication.roles),
  },
  {
    code: 'crops',
    title: 'Crops of this catalogue',
    description: 'The short names by which accessions, datasets and descriptors name their crop.',
    ...PORTAL,
    terms: () => CROPS.map(({ shortName, name, genera }) => [shortName, name, genera.join(', ')]),
  },
  {
    code: 'curation-types',
    title: 'Curation types',
    description: 'Whether an institute takes full or partial care of an accession.',
    ...PORTAL,
    terms: () => named(accession.values.curationType),
  },
  {
    code: 'descriptor-categories',
    title: 'Descriptor categories',
    description: 'What descriptors tell about: the material itself, its management, its site, or how it performs.',
    ...PORTAL,
    terms: () => named(descriptor.values.category),
  },
  {
    code: 'descriptor-types',
    title: 'Descriptor data types',
    description: 'What kind of value a descriptor takes.',
    ...PORTAL,
    terms: () => named(descriptor.values.dataType),
  },
  {
    code: 'spdx-data-licences',
    title: 'Licences for data (SPDX)',
    description: 'Identifiers of the SPDX License List for the licences under which data are usually published.',
    publisher: 'SPDX, Linux Foundation',
    url: 'https://spdx.org/licenses/',
    terms: () => SPDX_DATA_LICENCES,
  },
  {
    code: 'mcpd-columns',
    title: 'Multi-Crop Passport Descriptors',
    description: 'The columns of the exchange format for passport data, and what each holds.',
    ...MCPD,
    terms: () => MCPD_COLUMNS.map((code) => [code, exporting.mcpd[code]]),
  },
  {
    code: 'mcpd-mlsstat',
    title: 'Status under the Multilateral System (MLSSTAT)',
    description:
      'The coded values of the passport descriptor MLSSTAT: whether an accession is included in the Multilateral System of the International Treaty on Plant Genetic Resources for Food and Agriculture.',
    ...MCPD,
    terms: () => [
      ['0', 'No', 'Not included'],
      ['1', 'Yes', 'Included'],
      ['99', 'Other', 'Explained in the remarks, for instance under development'],
    ],
  },
  {
    code: 'mcpd-storage',
    title: 'Type of germplasm storage (STORAGE)',
    description: 'The coded values of the passport descriptor STORAGE. An accession may be stored in several ways.',
    ...MCPD,
    terms: () => coded(STORAGE, accession.values.storage),
  },
  {
    code: 'm49-regions',
    title: 'World regions (UN M49)',
    description: 'Geographical regions by their numbers of three digits; the description names the region above.',
    ...UN,
    terms: () =>
      REGIONS.map(({ isoCode, name, parent }) => [
        isoCode,
        name,
        REGIONS.find((region) => region.isoCode === parent)?.name ?? '',
      ]),
  },
];
