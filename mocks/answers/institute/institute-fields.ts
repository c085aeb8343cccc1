import type { Institute } from '@/contract/reference/institute';
import { countryOfInstitute, regionsAbove } from '../../data/reference/reference';
import type { Fields } from '../../tools/lists/field';

/** What institutes are narrowed, counted and sorted by. */
export const instituteFields: Fields<Institute> = {
  code: { kind: 'terms', value: ({ code }) => code, search: true },
  fullName: { kind: 'text', value: ({ fullName }) => fullName, search: true },
  acronym: { kind: 'text', value: ({ acronym }) => acronym, search: true },
  'country.code3': { kind: 'terms', value: ({ country }) => country?.code3, facet: true, search: true },
  'country.region': {
    kind: 'terms',
    value: ({ code }) => regionsAbove(countryOfInstitute(code)?.region),
    facet: ({ code }) => countryOfInstitute(code)?.region,
  },
  'country.name': { kind: 'text', value: ({ country }) => country?.name, search: true, internal: true },
  type: { kind: 'terms', value: ({ type }) => type, facet: true },
  crops: { kind: 'terms', value: ({ crops = [] }) => crops, facet: true },
  accessions: { kind: 'flag', value: ({ accessionCount }) => accessionCount > 0, facet: true },
  allowMaterialRequests: { kind: 'flag', value: (row) => row.allowMaterialRequests ?? false, facet: true },
  archived: { kind: 'flag', value: ({ newCode }) => Boolean(newCode), facet: true },
  city: { kind: 'text', value: ({ city }) => city, search: true, internal: true },
  accessionCount: { kind: 'number', value: ({ accessionCount }) => accessionCount, internal: true },
  'pdci.avg': { kind: 'number', value: ({ pdci }) => pdci?.avg, internal: true },
};
