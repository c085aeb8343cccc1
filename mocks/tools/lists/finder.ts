import { badRequest } from '../http/api-failure';
import { sentence } from '../http/sentence';
import { Turns } from '../workers/turns';
import type { Fields } from './field';
import { matcher, type Folded } from './matcher';

/** Milliseconds that the filters of one call may take in all. */
const LONGEST = 1_250;

/**
 * The rows that a filter leaves; `without`: a path whose criterion at the root is left out. 400 for what `matcher`
 * refuses, and for what takes longer than anybody should.
 */
export type Find<T> = (rows: readonly T[], filter: unknown, without?: string) => Promise<T[]>;

/** Finds the rows of one call, in turns with others. What is searched of a row is folded once. */
export function finder<T extends object>(fields: Fields<T>, longest = LONGEST): Find<T> {
  const turns = new Turns();
  const folded: Folded<T> = new Map();
  return async (rows, filter, without) => {
    // To read a filter of thousands of values takes a while, too: once for each facet.
    if (turns.due()) await turns.next();
    const matches = matcher(fields, filter, without, folded);
    const found: T[] = [];
    for (const row of rows) {
      if (turns.due()) {
        if (turns.spent > longest) throw badRequest(sentence('longFilter'));
        await turns.next();
      }
      if (matches(row)) found.push(row);
    }
    return found;
  };
}
