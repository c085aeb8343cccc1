import type { Network } from '@/contract/network';
import { lazySource, type Source } from '../store/source';
import { NETWORKS } from '../reference/networks';
import type { CatalogueGiven } from './catalogue';
import { heldBy } from './held-by';

export const networkSource = ({ institutes }: CatalogueGiven): Source<Network> =>
  lazySource<Network>(
    ({ shortName }) => shortName,
    async () => {
      const held = heldBy(await institutes.all());
      return NETWORKS.map(({ members, ...network }) => ({
        ...network,
        wiewsCodes: [...members],
        instituteCount: members.length,
        ...held(members),
      }));
    },
  );
