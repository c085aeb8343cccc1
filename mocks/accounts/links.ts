import { LINK_PURPOSES, type AccountLink, type LinkFault, type LinkPurpose } from '@/contract/account';
import type { RequestLinkPurpose } from '@/contract/request';
import { ApiFailure } from '../http/api-failure';
import type { Clock } from '../store/clock';
import type { Store } from '../store/store';
import type { PasswordHash } from '../crypto/password';
import { sha256 } from '../crypto/secrets';
import { sentence, type SentenceKey } from '../http/sentence';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What links are e-mailed for: to people about their account, and about requests for material. */
export type MailedPurpose = LinkPurpose | RequestLinkPurpose | 'request-answer';

/** How long a link can be used, in milliseconds. */
export const LINK_LIFETIME: Readonly<Record<MailedPurpose, number>> = {
  validate: 72 * HOUR,
  pwdreset: HOUR,
  delete: DAY,
  'request-validate': 7 * DAY,
  'request-approve': 14 * DAY,
  'request-confirm': 90 * DAY,
  // Used as often as a genebank has something to say.
  'request-answer': 365 * DAY,
};

/** How long an ended link can still say how it ended, in milliseconds after its time. */
const REMEMBERED = 30 * DAY;

/** Links that are kept at once, those that can only say how they ended among them. */
export const MAX_LINKS = 20_000;

type LinkState = 'open' | 'used' | 'cancelled' | 'replaced';

/** What a link was sent for. */
export interface Request {
  purpose: MailedPurpose;
  /** Of the account, or of the request for material. */
  userUuid: string;
  /** The address that is validated, or that the account is known by. */
  email: string;
  /** Validation: of a new address of an account that is there already. */
  change?: boolean;
  /** Validation: what was registered becomes the account's only with the link that this very registration sent. */
  registered?: { fullName: string; password: PasswordHash; language?: string };
  /** Deletion: the word to type. */
  word?: string;
  /** Requests for material: the code of the institute whose part it is about. */
  holder?: string;
}

/** `open` and `cancel`: SHA-256 of the two tokens in base64url. `until` in milliseconds since 1970. */
export interface KeptLink extends Request {
  open: string;
  cancel: string;
  until: number;
  state: LinkState;
}

/** `open` can do and take back; `cancel` can only take back, so that it may travel to another address. */
export interface LinkTokens {
  open: string;
  cancel: string;
}

/** What e-mailed links stand for. Tokens are in the letters alone: kept are only their hashes. */
export interface Links {
  /**
   * Draws two random tokens; `keep` stores the request behind them, where a letter is sent at all. `pretend` takes as
   * long and stores nothing that opens anything.
   */
  draw(): Promise<{ tokens: LinkTokens; keep(request: Request): KeptLink; pretend(): void }>;
  /** 404 `link_unknown`, 410 with the other faults of `LinkFault`. */
  find(token: string, purpose: MailedPurpose): Promise<KeptLink>;
  /** What the page of an account's link may know, by either token. */
  shown(token: string): Promise<AccountLink>;
  /**
   * Finds and ends it in one moment: of two at once one is too late. `and` is done in the same breath, so that both are
   * kept or none.
   */
  use(token: string, purpose: MailedPurpose, and?: (link: KeptLink) => void): Promise<void>;
  cancel(token: string, purpose: MailedPurpose, and?: (link: KeptLink) => void): Promise<void>;
  /** Whether a link of this purpose can still be used. */
  waits(userUuid: string, purpose: MailedPurpose): boolean;
  /** Ends all open ones of a person or request, of one purpose or of all, of one institute's part or of all. */
  endAll(userUuid: string, state: Exclude<LinkState, 'open'>, purpose?: MailedPurpose, holder?: string): void;
  /** Addresses of ended ones, which only say how they ended. */
  forget(userUuid: string): void;
}

/** A random UUID of version 4, as the portal's addresses name a token. */
const TOKEN_FORM = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

const SENTENCES = {
  link_unknown: 'linkUnknown',
  link_used: 'linkUsed',
  link_cancelled: 'linkCancelled',
  link_replaced: 'linkReplaced',
  link_expired: 'linkExpired',
} as const satisfies Readonly<Record<LinkFault, SentenceKey>>;

export const linkFault = (fault: LinkFault): ApiFailure =>
  new ApiFailure(fault === 'link_unknown' ? 404 : 410, fault, sentence(SENTENCES[fault]));

/** What the page of a link may know. */
const shownLink = (
  { email, change, until, word }: KeptLink,
  purpose: LinkPurpose,
  cancelOnly: boolean,
): AccountLink => ({
  purpose,
  email,
  ...(change ? { change } : {}),
  ...(cancelOnly ? { cancelOnly } : {}),
  expires: new Date(until).toISOString(),
  ...(word === undefined ? {} : { word }),
});

export function makeLinks(clock: Clock, store: Store): Links {
  /** By the hash of the token that opens. */
  const links = store.rows<KeptLink>('accounts/links');

  const forget = (): void => {
    for (const [hash, { until }] of links.entries()) if (until + REMEMBERED <= clock.now()) links.delete(hash);
  };

  /** Those that ended go first, then whichever ends soonest. */
  const makeRoom = (): void => {
    const surplus = [...links.values()].length - MAX_LINKS;
    if (surplus <= 0) return;
    const isOpen = ({ state, until }: KeptLink): boolean => state === 'open' && until > clock.now();
    const all = [...links.values()].toSorted((a, b) => Number(isOpen(a)) - Number(isOpen(b)) || a.until - b.until);
    for (const { open } of all.slice(0, surplus)) links.delete(open);
  };

  /** Looked up by the hash, so that timing reveals nothing about the token. */
  const living = (
    hash: string,
    purpose: MailedPurpose | undefined,
    tokens: readonly ('open' | 'cancel')[],
  ): KeptLink => {
    forget();
    const link = [...links.values()].find((each) => tokens.some((token) => each[token] === hash));
    if (!link || (purpose !== undefined && link.purpose !== purpose)) throw linkFault('link_unknown');
    if (link.state !== 'open') throw linkFault(`link_${link.state}`);
    if (link.until <= clock.now()) throw linkFault('link_expired');
    return link;
  };

  const readHash = (token: string): Promise<string> => {
    if (!TOKEN_FORM.test(token)) throw linkFault('link_unknown');
    return sha256(token);
  };

  /** Of an ended link only the state is kept. */
  const end = (link: KeptLink, state: LinkState): void => {
    const ended = { ...link, state };
    delete ended.registered;
    delete ended.word;
    links.set(link.open, ended);
  };

  return {
    draw: async () => {
      const tokens = { open: crypto.randomUUID(), cancel: crypto.randomUUID() };
      const [open, cancel] = await Promise.all([sha256(tokens.open), sha256(tokens.cancel)]);
      const keep = (request: Request, until = clock.now() + LINK_LIFETIME[request.purpose]): KeptLink => {
        forget();
        const link: KeptLink = { ...request, open, cancel, until, state: 'open' };
        links.set(open, link);
        makeRoom();
        return link;
      };
      return {
        tokens,
        keep: (request) => keep(request),
        // Its time was over long ago: the next look forgets it.
        pretend: () => void keep({ purpose: 'pwdreset', userUuid: '', email: '' }, 0),
      };
    },
    find: async (token, purpose) => living(await readHash(token), purpose, ['open']),
    shown: async (token) => {
      const hash = await readHash(token);
      const link = living(hash, undefined, ['open', 'cancel']);
      const purpose = LINK_PURPOSES.find((one) => one === link.purpose);
      if (!purpose) throw linkFault('link_unknown');
      return shownLink(link, purpose, link.cancel === hash);
    },
    use: async (token, purpose, and) => {
      const link = living(await readHash(token), purpose, ['open']);
      end(link, 'used');
      and?.(link);
    },
    cancel: async (token, purpose, and) => {
      const link = living(await readHash(token), purpose, ['open', 'cancel']);
      end(link, 'cancelled');
      and?.(link);
    },
    waits: (userUuid, purpose) =>
      [...links.values()].some(
        (link) =>
          link.userUuid === userUuid && link.purpose === purpose && link.state === 'open' && link.until > clock.now(),
      ),
    endAll: (userUuid, state, purpose, holder) => {
      for (const link of links.values())
        if (
          link.userUuid === userUuid &&
          link.state === 'open' &&
          (purpose ?? link.purpose) === link.purpose &&
          (holder ?? link.holder) === link.holder
        )
          end(link, state);
    },
    forget: (userUuid) => {
      for (const link of links.values())
        if (link.userUuid === userUuid && link.state !== 'open') links.set(link.open, { ...link, email: '' });
    },
  };
}
