import { criteriaOf, fieldValue, withField } from '@/shared/filters/criteria/field-path';
import type { ListPart } from './list-part';

/** Whether a filter says at least all that another one says. */
export const holds = (filter: object, all: object): boolean =>
  criteriaOf(all).every((path) => JSON.stringify(fieldValue(filter, path)) === JSON.stringify(fieldValue(all, path)));

/** The part that a filter shows: the last that it holds, or the whole, which any filter holds. */
export const partChosen = <F extends object>(parts: readonly ListPart<F>[], filter: F | undefined) =>
  filter &&
  (parts.findLast((part) => criteriaOf(part.filter).length > 0 && holds(filter, part.filter)) ??
    parts.find((part) => criteriaOf(part.filter).length === 0));

/** The same criteria in another part of the list. */
export function inPart<F extends object>(filter: F, from: ListPart<F> | undefined, to: ListPart<F>): F {
  const rest = criteriaOf(from?.filter ?? {}).reduce((left, path) => withField(left, path, undefined), filter);
  return { ...rest, ...to.filter };
}
