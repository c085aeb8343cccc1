import type { Language } from '@/contract/constants';
import { ApiFailure } from '../../../tools/http/api-failure';
import { sentence } from '../../../tools/http/sentence';
import type { Store } from '../../../tools/store/store';

/** Whoever confirmed an address; ISO text. */
export interface Subscription {
  email: string;
  name: string | null;
  language: Language;
  since: string;
}

interface Kept extends Subscription {
  /** SHA-256 of the token of the link by which they leave. */
  leave: string;
}

/** Addresses at most: each was confirmed from its mailbox. */
const MAX_SUBSCRIPTIONS = 100_000;

/** Who gets the newsletter. Nothing is kept of an address that was not confirmed, or that left. */
export interface Newsletter {
  of(email: string): Subscription | undefined;
  /** @returns whether they are new. */
  add(subscription: Kept): boolean;
  /** @returns whether somebody left. */
  leave(hash: string): boolean;
  forget(email: string): void;
}

const keyOf = (email: string): string => email.trim().toLowerCase();

export function makeNewsletter(store: Store): Newsletter {
  const rows = store.rows<Kept>('accounts/newsletter');
  return {
    of: (email) => {
      const { leave: _leave, ...subscription } = rows.get(keyOf(email)) ?? { leave: '' };
      return 'email' in subscription ? subscription : undefined;
    },
    add: (subscription) => {
      const key = keyOf(subscription.email);
      const before = rows.get(key);
      if (!before && rows.size >= MAX_SUBSCRIPTIONS) throw new ApiFailure(507, 'storage_full', sentence('storageFull'));
      // Links of letters that were sent already go on.
      rows.set(key, before ? { ...subscription, since: before.since, leave: before.leave } : subscription);
      return !before;
    },
    leave: (hash) => {
      const [key] = [...rows.entries()].find(([, { leave }]) => leave === hash) ?? [];
      if (key !== undefined) rows.delete(key);
      return key !== undefined;
    },
    forget: (email) => rows.delete(keyOf(email)),
  };
}
