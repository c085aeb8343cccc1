import type { RequestedAccession, RequestHolder, Wish } from '@/contract/request/request';
import { wishSchema } from '@/contract/request/request-schema';
import { ApiFailure, badRequest } from '../../tools/http/api-failure';
import { readChange, refused } from '../entities/read-change';

/** @param wrong gets what cannot be kept, as `wishes.{uuid}.form`. */
function readWish(
  { forms = [] }: RequestHolder,
  uuid: string,
  given: unknown,
  wrong: Record<string, string>,
): Wish | undefined {
  try {
    const { form, quantity } = readChange(wishSchema, given, false);
    if (forms.includes(form)) return { form, quantity };
    wrong[`wishes.${uuid}.form`] = 'pattern';
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    for (const [path, key] of Object.entries(failure.extra.fields ?? { form: 'pattern' }))
      wrong[`wishes.${uuid}.${path}`] = key;
  }
  return undefined;
}

/** What is asked for, as it is wished for; 400 where a genebank does not offer that. Wishes for anything else are none. */
export function withWishes(holders: readonly RequestHolder[], given: unknown): RequestHolder[] {
  if (given === undefined) return [...holders];
  if (typeof given !== 'object' || given === null) throw badRequest('"wishes" must say form and quantity by uuid.');
  const wishes = new Map(Object.entries(given));
  const wrong: Record<string, string> = {};
  const wished = holders.map((holder) => ({
    ...holder,
    accessions: holder.accessions.map((row): RequestedAccession => {
      const wish = wishes.has(row.uuid) && readWish(holder, row.uuid, wishes.get(row.uuid), wrong);
      return wish ? { ...row, wish } : row;
    }),
  }));
  if (Object.keys(wrong).length > 0) throw refused(wrong);
  return wished;
}
