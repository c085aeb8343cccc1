import type { LinkFault, LinkPurpose } from '@/contract/account';
import { href } from '@/routes/href';

const WAYS = {
  pwdreset: href('forgotPassword'),
  validate: href('registration'),
  delete: href('profile'),
  logIn: href('login'),
  start: href('welcome'),
} as const;

export type Way = keyof typeof WAYS;

export const addressOfWay = (way: Way): string => WAYS[way];

/** Where somebody goes on whose link cannot be used; the first is what most need. `cancels`: it was to be cancelled. */
export function waysOn(fault: LinkFault, purpose: LinkPurpose, cancels: boolean): readonly Way[] {
  // Who cancels never asked for anything; if it was used all the same, somebody else may know the password.
  if (cancels) return [fault === 'link_used' ? 'pwdreset' : 'start'];
  if (purpose === 'delete') return [fault === 'link_used' ? 'start' : 'delete'];
  return fault === 'link_used' ? ['logIn', purpose] : [purpose, 'logIn'];
}
