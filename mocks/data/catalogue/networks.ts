import type { Network } from '@/contract/reference/network';
import { NETWORKS } from '../reference/networks';
import { makeTable, type Table } from '../../tools/store/table';
import type { CatalogueGiven } from './given';
import { heldBy } from './held-by';

export function networkTable({ institutes, changes }: CatalogueGiven): Table<Network> {
  let held = heldBy([]);
  const countsOf = ({ wiewsCodes }: Pick<Network, 'wiewsCodes'>) => ({
    instituteCount: wiewsCodes.length,
    ...held(wiewsCodes),
  });
  return makeTable<Network>(changes, {
    name: 'network',
    follows: changes.accessions,
    key: ({ shortName }) => shortName,
    computed: countsOf,
    seeds: async () => {
      held = heldBy(await institutes.all());
      return NETWORKS.map(({ members, ...network }) => {
        const wiewsCodes = [...members];
        return { ...network, wiewsCodes, ...countsOf({ wiewsCodes }) };
      });
    },
  });
}
