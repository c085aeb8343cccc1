import type { ClusterMember } from '@/contract/installation/installation';
import { anyOf } from '../../rules/tokens/caller';
import { answer, type Answer } from '../../rules/world/answer';
import type { World } from '../../rules/world/world';

/** The reference API is one process: its cluster has one member, itself. */
const self = ({ settings, since }: World): ClusterMember => ({
  name: 'reference-api',
  version: settings.version,
  since: new Date(since).toISOString(),
  ...settings.processFigures?.(),
});

export const cluster: readonly Answer[] = [
  answer('GET /admin/cluster', anyOf('ROLE_ADMINISTRATOR'), ({ world }) => ({
    members: [self(world)],
    maps: world.store.sizes(),
  })),
];
