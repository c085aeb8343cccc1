import type { Network, NetworkFilter } from '@/contract/reference/network';
import { networkSchema } from '@/contract/reference/reference-schema';
import { answer, type Answer } from '../../rules/world/answer';
import { notFound } from '../../tools/http/api-failure';
import { withToken } from '../../rules/tokens/caller';
import { crud } from '../../rules/entities/crud';
import { managed } from '../../rules/entities/managed';
import { refuseTaken } from '../../rules/entities/refuse-taken';
import { networkUnreferred } from '../../rules/entities/referring';
import { collection } from '../../rules/entities/collection';
import type { Fields } from '../../tools/lists/field';
import { sentence } from '../../tools/http/sentence';

const managedNetworks = managed<Network>({
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

/** What networks are narrowed, counted and sorted by. */
export const networkFields: Fields<Network> = {
  shortName: { kind: 'terms', value: ({ shortName }) => shortName, search: true },
  title: { kind: 'text', value: ({ title }) => title, search: true },
  description: { kind: 'text', value: ({ description }) => description, search: true, internal: true },
  country: { kind: 'terms', value: ({ countries }) => countries, facet: true },
  wiewsCodes: { kind: 'terms', value: ({ wiewsCodes }) => wiewsCodes, facet: true, search: true },
  instituteCount: { kind: 'number', value: ({ instituteCount }) => instituteCount, internal: true },
  accessionCount: { kind: 'number', value: ({ accessionCount }) => accessionCount, internal: true },
};

const networksOf = collection<Network, NetworkFilter>(networkFields, ({ catalogue }) => catalogue.networks.all());

export const networks: readonly Answer[] = [
  answer('POST /network/list', withToken, networksOf.list),
  answer('POST /network/filter', withToken, networksOf.filter),

  answer('GET /network/:shortName', withToken, async ({ world, params, session }) => {
    const found = await world.catalogue.networks.one(params.shortName);
    if (!found) throw notFound(sentence('noNetwork', { id: params.shortName }));
    return managedNetworks.details(world, found, session);
  }),

  ...crud(managedNetworks),
];
