import { badRequest } from '../http/api-failure';
import { canonical } from './canonical';
import { refuseLarge } from './filter-limits';
import type { FilterCodes } from './filter-codes';

/**
 * The filter of a call: that of the code `f`, else the body's; with the one spelling and the code that every answer carries.
 * 400 or 404 for a code that cannot be read, 400 for a body that is no object. What the filter holds is checked by who applies it.
 */
export async function readFilter<F extends object>(
  { filterCodes }: { filterCodes: FilterCodes },
  f: string | undefined,
  body: unknown,
): Promise<{ filter: F; filterCode: string }> {
  if (f === undefined && body !== undefined && (typeof body !== 'object' || Array.isArray(body)))
    throw badRequest('A filter is an object.');
  const given = f === undefined || f === '' ? body : await filterCodes.decode(f);
  refuseLarge(given);
  const filter = canonical(given) as F;
  return { filter, filterCode: await filterCodes.encode(filter) };
}
