import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { filterOf } from '@/words/filter-of';
import { understand } from '../search/suggest';
import type { World } from '../world/world';

export interface ReadMessage {
  /** Of the whole conversation. */
  filter: AccessionFilter;
  /** As they were written. */
  notUnderstood: string[];
  /** Whether anything of it is in the filter. */
  isUnderstood: boolean;
}

/** Reads a message as the box for words of the catalogue does; what that would seek as text is not understood here. */
export async function readMessage(world: World, message: string, before: AccessionFilter): Promise<ReadMessage> {
  const { q, parts } = await understand(world, message);
  const meant = parts.filter(({ is }) => is === 'meaning');
  const notUnderstood = parts
    .filter(({ is }) => is === 'text' || is === 'trait')
    .map(({ from, to }) => q.slice(from, to));
  return {
    filter: meant.length > 0 ? { ...before, ...filterOf(q, meant) } : before,
    notUnderstood: [...notUnderstood, ...(q.length < message.length ? [message.slice(q.length).trim()] : [])],
    isUnderstood: meant.length > 0,
  };
}
