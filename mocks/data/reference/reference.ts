import { CROPS } from '@/mcpd/crop-table';
import type { AccessionReference } from '../accessions/reference';
import { COUNTRIES, type CountryRow } from './countries';
import { INSTITUTES, type InstituteRow } from './institutes';
import { networksOf } from './networks';
import { REGIONS, type RegionRow } from './regions';

const countries = new Map(COUNTRIES.map((row): [string, CountryRow] => [row.code3, row]));
const regions = new Map(REGIONS.map((row): [string, RegionRow] => [row.isoCode, row]));
const institutes = new Map(INSTITUTES.map((row): [string, InstituteRow] => [row.code, row]));

export const countryRow = (code3: string): CountryRow | undefined => countries.get(code3);
export const regionRow = (isoCode: string): RegionRow | undefined => regions.get(isoCode);
export const instituteRow = (code: string): InstituteRow | undefined => institutes.get(code);

/** The country of an institute. A WIEWS code begins with the country's code, so that an unknown institute has one too. */
export const countryOfInstitute = (code: string): CountryRow | undefined =>
  countryRow(instituteRow(code)?.country ?? code.slice(0, 3));

/** A region and all above it, up to the world, from its code. */
export function regionsAbove(isoCode: string | null | undefined): string[] {
  const row = isoCode ? regionRow(isoCode) : undefined;
  return row ? [row.isoCode, ...regionsAbove(row.parent)] : [];
}

/** What the accession store names by code. */
export const ACCESSION_REFERENCE: AccessionReference = {
  institutes: INSTITUTES.map((row, index) => ({
    id: index + 1,
    code: row.code,
    fullName: row.fullName,
    acronym: row.acronym ?? null,
    countryCode3: row.country,
    networks: networksOf(row.code),
  })),
  countries: COUNTRIES,
  regions: REGIONS,
  crops: CROPS,
};
