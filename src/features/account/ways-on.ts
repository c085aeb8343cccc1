import type { LinkFault, LinkPurpose } from '@/contract/account';
import { href } from '@/routes/href';

const WAYS = {
  pwdreset: href('forgotPassword'),
  validate: href('registration'),
  delete: href('profile'),
  logIn: href('login'),
  profile: href('profile'),
  start: href('welcome'),
} as const;

export type Way = keyof typeof WAYS;

export const addressOfWay = (way: Way): string => WAYS[way];

interface Circumstances {
  /** The link was to be cancelled. */
  cancels: boolean;
  signedIn: boolean;
}

/** Where somebody goes on whose link cannot be used; the first is what most need. */
export function waysOn(fault: LinkFault, purpose: LinkPurpose, { cancels, signedIn }: Circumstances): readonly Way[] {
  // Who cancels never asked for anything; if it was used all the same, somebody else may know the password.
  if (cancels) return [fault === 'link_used' ? 'pwdreset' : 'start'];
  if (purpose === 'delete') return [fault === 'link_used' ? 'start' : 'delete'];
  // Who has an account that is open confirms another address for it, and asks for that in the profile.
  if (purpose === 'validate' && signedIn) return ['profile'];
  const into = signedIn ? 'profile' : 'logIn';
  return fault === 'link_used' ? [into, purpose] : [purpose, into];
}
