import type { Crop } from '@/contract/reference/crop';
import type { Country } from '@/contract/reference/geography';
import type { Institute } from '@/contract/reference/institute';
import type { Network } from '@/contract/reference/network';
import type { Partner } from '@/contract/reference/partner';
import {
  countrySchema,
  cropSchema,
  instituteSchema,
  networkSchema,
  partnerSchema,
} from '@/contract/reference/reference-schema';
import type { Source } from '../../tools/store/source';
import { managed } from './managed';
import { refused } from './read-change';
import { cropUnreferred, networkUnreferred, partnerUnreferred } from './referring';

/** Institutes and countries are neither made nor removed here. */
const never = (): boolean => false;

/** It is the key of the row. */
async function refuseTaken(shortName: string | undefined, rows: Source<unknown>): Promise<void> {
  if (shortName && (await rows.one(shortName))) throw refused({ shortName: 'taken' });
}

export const managedCrops = managed<Crop>({
  kind: 'crop',
  key: 'shortName',
  what: 'crop',
  schema: cropSchema,
  once: ['shortName'],
  table: ({ crops }) => crops,
  fresh: () => ({ shortName: '', name: '', otherNames: [], accessionCount: 0 }),
  removable: cropUnreferred,
  check: async ({ shortName }, { crops }) => refuseTaken(shortName, crops),
});

export const managedPartners = managed<Partner>({
  kind: 'partner',
  what: 'data provider',
  schema: partnerSchema,
  once: ['shortName'],
  table: ({ catalogue }) => catalogue.partners,
  fresh: () => {
    const empty = { urls: [], wiewsCodes: [], countries: [], accessionCount: 0 };
    return { uuid: crypto.randomUUID(), name: '', shortName: '', ...empty };
  },
  removable: partnerUnreferred,
  check: async ({ shortName }, { catalogue }) => {
    // Lists are narrowed by it.
    const all = await catalogue.partners.all();
    if (shortName && all.some((each) => each.shortName.toLowerCase() === shortName.toLowerCase()))
      throw refused({ shortName: 'taken' });
  },
});

export const managedNetworks = managed<Network>({
  kind: 'network',
  key: 'shortName',
  what: 'network',
  schema: networkSchema,
  once: ['shortName'],
  table: ({ catalogue }) => catalogue.networks,
  removable: networkUnreferred,
  check: async ({ shortName }, { catalogue }) => refuseTaken(shortName, catalogue.networks),
  fresh: () => ({ shortName: '', title: '', wiewsCodes: [], instituteCount: 0, accessionCount: 0, countries: [] }),
});

export const managedInstitutes = managed<Institute>({
  kind: 'wiews',
  key: 'code',
  what: 'institute',
  schema: instituteSchema,
  mayCreate: never,
  table: ({ institutes }) => institutes,
  fresh: () => ({ id: 0, code: '', fullName: '', accessionCount: 0 }),
  check: async ({ newCode }, { institutes }, before) => {
    if (newCode && newCode === before?.code) throw refused({ newCode: 'itself' });
    if (newCode && !(await institutes.one(newCode))) throw refused({ newCode: 'notFound' });
  },
});

export const managedCountries = managed<Country>({
  kind: 'country',
  key: 'code3',
  what: 'country',
  schema: countrySchema,
  mayCreate: never,
  table: ({ countries }) => countries,
  fresh: () => ({ code3: '', name: '', current: true, accessionCount: 0, instituteCount: 0, heldCount: 0 }),
});
