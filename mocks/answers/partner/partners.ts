import type { Partner, PartnerFilter } from '@/contract/reference/partner';
import { partnerSchema } from '@/contract/reference/reference-schema';
import { answer, type Answer } from '../../rules/world/answer';
import { notFound } from '../../tools/http/api-failure';
import { withToken } from '../../rules/tokens/caller';
import { crud } from '../../rules/entities/crud';
import { managed } from '../../rules/entities/managed';
import { refused } from '../../rules/entities/read-change';
import { partnerUnreferred } from '../../rules/entities/referring';
import { collection } from '../../rules/entities/collection';
import type { Fields } from '../../tools/lists/field';
import { sentence } from '../../tools/http/sentence';

const managedPartners = managed<Partner>({
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

const fields: Fields<Partner> = {
  uuid: { kind: 'terms', value: ({ uuid }) => uuid },
  name: { kind: 'text', value: ({ name }) => name, search: true },
  shortName: { kind: 'terms', value: ({ shortName }) => shortName, search: true },
  acronym: { kind: 'text', value: ({ acronym }) => acronym, search: true, internal: true },
  description: { kind: 'text', value: ({ description }) => description, search: true, internal: true },
  country: { kind: 'terms', value: ({ countries }) => countries, facet: true },
  wiewsCodes: { kind: 'terms', value: ({ wiewsCodes }) => wiewsCodes, facet: true, search: true },
  accessions: { kind: 'flag', value: ({ accessionCount }) => accessionCount > 0, facet: true },
  accessionCount: { kind: 'number', value: ({ accessionCount }) => accessionCount, internal: true },
  instituteCount: { kind: 'number', value: ({ wiewsCodes }) => wiewsCodes.length, internal: true },
};

const partnersOf = collection<Partner, PartnerFilter>(fields, ({ catalogue }) => catalogue.partners.all());

export const partners: readonly Answer[] = [
  answer('POST /partner/list', withToken, partnersOf.list),
  answer('POST /partner/filter', withToken, partnersOf.filter),

  answer('GET /partner/:uuid', withToken, async ({ world, params, session }) => {
    const found = await world.catalogue.partners.one(params.uuid);
    if (!found) throw notFound(sentence('noPartner', { id: params.uuid }));
    return managedPartners.details(world, found, session);
  }),

  ...crud(managedPartners),
];
