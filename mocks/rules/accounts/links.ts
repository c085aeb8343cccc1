import { LINK_PURPOSES, type AccountLink, type LinkFault, type LinkPurpose } from '@/contract/account/account';
import type { Language } from '@/contract/constants';
import type { RequestLinkPurpose } from '@/contract/request/request';
import { ApiFailure } from '../../tools/http/api-failure';
import type { Clock } from '../../tools/store/clock';
import type { Rows, Store } from '../../tools/store/store';
import type { PasswordHash } from '../../tools/crypto/password';
import { sha256 } from '../../tools/crypto/secrets';
import { sentence, type SentenceKey } from '../../tools/http/sentence';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What links are e-mailed for: to people about their account, about requests for material, and to confirm an address. */
export type MailedPurpose = LinkPurpose | RequestLinkPurpose | 'request-answer' | 'newsletter';

/** How long a link can be used, in milliseconds. */
export const LINK_LIFETIME: Readonly<Record<MailedPurpose, number>> = {
  validate: 72 * HOUR,
  pwdreset: HOUR,
  delete: DAY,
  newsletter: 72 * HOUR,
  'request-validate': 7 * DAY,
  'request-approve': 14 * DAY,
  'request-confirm': 90 * DAY,
  // Used as often as a genebank has something to say.
  'request-answer': 365 * DAY,
};

/** How long an ended link can still say how it ended, in milliseconds after its time. */
const REMEMBERED = 30 * DAY;

/**
 * Links that are kept at once, those that can only say how they ended among them: about accounts, and about requests for
 * material. Each have room of their own, so that however many genebanks are asked, passwords are reset.
 */
export const MAX_LINKS = 20_000;
export const MAX_REQUEST_LINKS = 200_000;

type LinkState = 'open' | 'used' | 'cancelled' | 'replaced';

/** What a link was sent for. */
export interface Request {
  purpose: MailedPurpose;
  /** Of the account, or of the request for material; empty where there is none. */
  userUuid: string;
  /** The address that is validated, or that the account is known by. */
  email: string;
  /** Validation: of a new address of an account that is there already. */
  change?: boolean;
  /** Validation: what was registered becomes the account's only with the link that this very registration sent. */
  registered?: { fullName: string; password: PasswordHash; language?: string };
  /** Deletion: the word to type. */
  word?: string;
  /** Newsletter: of whoever gets it once it is confirmed. */
  subscription?: { name: string | null; language: Language };
  /** Requests for material: the code of the institute whose part it is about. */
  holder?: string;
  /** Receipts: the place of the consignment in the answer of the institute; without it all that is on its way. */
  consignment?: number;
}

/** Which links of a person or request are meant: all that have these properties. */
type Which = Partial<Pick<Request, 'purpose' | 'holder' | 'consignment'>>;

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
  /** One that was used, as long as that is remembered; undefined for any other. */
  used(token: string, purpose: MailedPurpose): Promise<KeptLink | undefined>;
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
  /** Ends all open ones of a person or request, or which of them. */
  endAll(userUuid: string, state: Exclude<LinkState, 'open'>, which?: Which): void;
  /** Addresses of ended ones, which only say how they ended. */
  forget(userUuid: string): void;
  /** How many have ended and only say how. */
  ended(): number;
  /** From then on nobody knows them. @returns how many they were. */
  forgetEnded(): number;
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

/** Links by the hash of the token that opens; both ways of looking up reveal nothing about it by their timing. */
function makePool(clock: Clock, rows: Rows<KeptLink>, room: number) {
  let forgotten = 0;
  const drawnAt = ({ purpose, until }: KeptLink): number => until - LINK_LIFETIME[purpose];
  const isOpen = ({ state, until }: KeptLink): boolean => state === 'open' && until > clock.now();
  const isForgotten = ({ until }: KeptLink): boolean => until + REMEMBERED <= clock.now();
  /** Looks at all once a minute: there may be many. */
  const forget = (): void => {
    if (Math.abs(clock.now() - forgotten) < MINUTE) return;
    forgotten = clock.now();
    for (const link of rows.values()) if (isForgotten(link)) rows.delete(link.open);
  };
  /** Those that ended go first, then whichever was drawn first: never the newest, or nobody could get one any more. */
  const makeRoom = (): void => {
    if (rows.size <= room) return;
    const all = [...rows.values()].toSorted((a, b) => Number(isOpen(a)) - Number(isOpen(b)) || drawnAt(a) - drawnAt(b));
    // Some at once, as sorting takes long.
    for (const { open } of all.slice(0, rows.size - room + Math.floor(room / 100))) rows.delete(open);
  };
  return {
    values: () => rows.values(),
    ended: (): KeptLink[] => [...rows.values()].filter((link) => !isOpen(link)),
    remove: ({ open }: KeptLink): void => rows.delete(open),
    set: (link: KeptLink): void => {
      forget();
      rows.set(link.open, link);
      makeRoom();
    },
    /** Of an ended link only the state is kept. */
    end: (link: KeptLink, state: LinkState): void => {
      const ended = { ...link, state };
      delete ended.registered;
      delete ended.word;
      delete ended.subscription;
      rows.set(link.open, ended);
    },
    find: (hash: string, byCancel: boolean): KeptLink | undefined => {
      const found = rows.get(hash) ?? (byCancel ? [...rows.values()].find(({ cancel }) => cancel === hash) : undefined);
      return found && !isForgotten(found) ? found : undefined;
    },
  };
}

export function makeLinks(clock: Clock, store: Store): Links {
  const pools = {
    accounts: makePool(clock, store.rows<KeptLink>('accounts/links'), MAX_LINKS),
    requests: makePool(clock, store.rows<KeptLink>('accounts/request-links'), MAX_REQUEST_LINKS),
  };
  const poolOf = (purpose: MailedPurpose) => (purpose.startsWith('request-') ? pools.requests : pools.accounts);

  /** Each with where it lies. */
  const lookUp = (hash: string, byCancel: boolean) => {
    for (const pool of [pools.accounts, pools.requests]) {
      const link = pool.find(hash, byCancel && pool === pools.accounts);
      if (link) return { link, pool };
    }
    return undefined;
  };

  const living = (hash: string, purpose: MailedPurpose | undefined, byCancel: boolean) => {
    const found = lookUp(hash, byCancel);
    if (!found || (purpose !== undefined && found.link.purpose !== purpose)) throw linkFault('link_unknown');
    if (found.link.state !== 'open') throw linkFault(`link_${found.link.state}`);
    if (found.link.until <= clock.now()) throw linkFault('link_expired');
    return found;
  };

  const readHash = (token: string): Promise<string> => {
    if (!TOKEN_FORM.test(token)) throw linkFault('link_unknown');
    return sha256(token);
  };

  return {
    draw: async () => {
      const tokens = { open: crypto.randomUUID(), cancel: crypto.randomUUID() };
      const [open, cancel] = await Promise.all([sha256(tokens.open), sha256(tokens.cancel)]);
      const keep = (request: Request, until = clock.now() + LINK_LIFETIME[request.purpose]): KeptLink => {
        const link: KeptLink = { ...request, open, cancel, until, state: 'open' };
        poolOf(request.purpose).set(link);
        return link;
      };
      return {
        tokens,
        keep: (request) => keep(request),
        // Its time was over long ago: a later look forgets it.
        pretend: () => void keep({ purpose: 'pwdreset', userUuid: '', email: '' }, 0),
      };
    },
    find: async (token, purpose) => living(await readHash(token), purpose, false).link,
    used: async (token, purpose) => {
      const { link } = lookUp(await readHash(token), false) ?? {};
      return link?.purpose === purpose && link.state === 'used' ? link : undefined;
    },
    shown: async (token) => {
      const hash = await readHash(token);
      const { link } = living(hash, undefined, true);
      const purpose = LINK_PURPOSES.find((one) => one === link.purpose);
      if (!purpose) throw linkFault('link_unknown');
      return shownLink(link, purpose, link.cancel === hash);
    },
    use: async (token, purpose, and) => {
      const { link, pool } = living(await readHash(token), purpose, false);
      pool.end(link, 'used');
      try {
        and?.(link);
      } catch (fault) {
        // What is refused in the same breath leaves the link as it was.
        pool.set(link);
        throw fault;
      }
    },
    cancel: async (token, purpose, and) => {
      const { link, pool } = living(await readHash(token), purpose, true);
      pool.end(link, 'cancelled');
      and?.(link);
    },
    waits: (userUuid, purpose) =>
      [...poolOf(purpose).values()].some(
        (link) =>
          link.userUuid === userUuid && link.purpose === purpose && link.state === 'open' && link.until > clock.now(),
      ),
    endAll: (userUuid, state, which = {}) => {
      const isMeant = (link: KeptLink): boolean =>
        link.userUuid === userUuid &&
        link.state === 'open' &&
        (['purpose', 'holder', 'consignment'] as const).every((name) => (which[name] ?? link[name]) === link[name]);
      for (const pool of [pools.accounts, pools.requests])
        for (const link of pool.values()) if (isMeant(link)) pool.end(link, state);
    },
    ended: () => pools.accounts.ended().length + pools.requests.ended().length,
    forgetEnded: () => {
      let count = 0;
      for (const pool of [pools.accounts, pools.requests])
        for (const link of pool.ended()) {
          pool.remove(link);
          count += 1;
        }
      return count;
    },
    forget: (userUuid) => {
      for (const pool of [pools.accounts, pools.requests])
        for (const link of pool.values())
          if (link.userUuid === userUuid && link.state !== 'open') pool.end({ ...link, email: '' }, link.state);
    },
  };
}
