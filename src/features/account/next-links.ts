import type { LinkFault, LinkPurpose } from '@/contract/account/account';
import { href } from '@/routes/href';

const ADDRESSES = {
  pwdreset: href('forgotPassword'),
  validate: href('registration'),
  delete: href('profile'),
  logIn: href('login'),
  profile: href('profile'),
  start: href('welcome'),
} as const;

export type NextLink = keyof typeof ADDRESSES;

export const addressOf = (way: NextLink): string => ADDRESSES[way];

interface Circumstances {
  /** The link was to be cancelled. */
  cancels: boolean;
  signedIn: boolean;
}

/** Where somebody goes on whose link cannot be used; the first is what most need. */
export function nextLinks(
  fault: LinkFault,
  purpose: LinkPurpose,
  { cancels, signedIn }: Circumstances,
): readonly NextLink[] {
  // Who cancels never asked for anything; if it was used all the same, somebody else may know the password.
  if (cancels) return [fault === 'link_used' ? 'pwdreset' : 'start'];
  if (purpose === 'delete') return [fault === 'link_used' ? 'start' : 'delete'];
  // Who has an account that is open confirms another address for it, and asks for that in the profile.
  if (purpose === 'validate' && signedIn) return ['profile'];
  const into = signedIn ? 'profile' : 'logIn';
  return fault === 'link_used' ? [into, purpose] : [purpose, into];
}
