import type { Source } from '../../tools/store/source';
import { refused } from './read-change';

/** Refuses (400) the name of a new row that another has as its key. */
export async function refuseTaken(shortName: string | undefined, rows: Source<unknown>): Promise<void> {
  if (shortName && (await rows.one(shortName))) throw refused({ shortName: 'taken' });
}
