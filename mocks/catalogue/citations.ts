import type { Citation } from '@/contract/citation';
import { lazySource, type Source } from '../core/source';

export const citationSource = (): Source<Citation> =>
  lazySource<Citation>(
    ({ uuid }) => uuid,
    async () => [],
  );
