import type { Citation } from '@/contract/citation';
import { lazySource, type Source } from '../store/source';

/** Real publications, whatever the accessions are. */
export const citationSource = (): Source<Citation> =>
  lazySource<Citation>(
    ({ uuid }) => uuid,
    async () => (await import('../demo/publications')).publications(),
  );
