import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { badRequest, notFound } from '../http/api-failure';
import { fromBase64url, toBase64url } from '../crypto/base64url';
import { canonical } from './canonical';
import { systemClock } from '../store/clock';
import type { Store } from '../store/store';
import { sentence } from '../http/sentence';

/** Filters as opaque, URL-safe text (api.md 1): the same filter gives the same code, everywhere. */
export interface FilterCodes {
  encode(filter: unknown): Promise<string>;
  /** Fails with 400 for text that is no code, with 404 for a stored code that is not known here. */
  decode(code: string): Promise<object>;
}

/** Longest self-contained code: about 50 uuids, and a URL that every proxy passes. */
const MAX_CODE_LENGTH = 1_500;
/** Characters of stored filters kept at most; the oldest go first. */
const MAX_STORED = 16_000_000;

const DAY = 24 * 3_600_000;
/** Milliseconds after which a stored filter that nobody asks for is forgotten. */
const UNUSED = 400 * DAY;

/** `made`: counted up. `used`: milliseconds since 1970, noted once a day. */
interface Stored {
  filter: string;
  made: number;
  used?: number;
}

const noCode = () => badRequest(sentence('filterDamaged'));

function parse(text: string): object {
  try {
    const filter: unknown = JSON.parse(text);
    if (typeof filter === 'object' && filter !== null && !Array.isArray(filter)) return filter;
  } catch {
    // reported below, like any other damage
  }
  throw noCode();
}

/** At most 1,500 characters are inflated, so a hostile code yields little more than a megabyte. */
function unpack(text: string): object {
  const bytes = text.length <= MAX_CODE_LENGTH ? fromBase64url(text) : undefined;
  if (!bytes) throw noCode();
  let json: string;
  try {
    json = strFromU8(inflateSync(bytes));
  } catch {
    throw noCode();
  }
  return parse(json);
}

/** `v2` + the deflated canonical JSON in base64url; above the length, `v3` + a hash of it, and the filter stored. */
export function makeFilterCodes(store: Store, clock = systemClock): FilterCodes {
  // A list must not fail because its code cannot be written: it opens here until the next start.
  const stored = store.rows<Stored>('accounts/filter-codes', 'noted');
  /** Of which revision, and what was counted then. */
  let counted = { revision: -1, size: 0, made: 0 };

  const recount = (): typeof counted => {
    if (counted.revision !== stored.revision) {
      const all = [...stored.values()];
      const size = all.reduce((sum, { filter }) => sum + filter.length, 0);
      counted = { revision: stored.revision, size, made: all.reduce((most, { made }) => Math.max(most, made), 0) };
    }
    return counted;
  };

  let forgotten = 0;
  const forget = (): void => {
    const now = clock.now();
    if (now - forgotten < DAY) return;
    forgotten = now;
    for (const [code, { used }] of stored.entries())
      if (used === undefined) note(code);
      else if (used + UNUSED <= now) stored.delete(code);
  };
  const note = (code: string): void => {
    const known = stored.get(code);
    if (known && clock.now() - (known.used ?? 0) >= DAY) stored.set(code, { ...known, used: clock.now() });
  };

  const keep = (code: string, filter: string): void => {
    const made = recount().made + 1;
    let size = counted.size + filter.length;
    stored.set(code, { filter, made, used: clock.now() });
    if (size > MAX_STORED)
      for (const [oldest, { filter: text }] of [...stored.entries()].toSorted(([, a], [, b]) => a.made - b.made)) {
        if (size <= MAX_STORED) break;
        stored.delete(oldest);
        size -= text.length;
      }
    counted = { revision: stored.revision, size, made };
  };

  return {
    encode: async (filter) => {
      const json = JSON.stringify(canonical(filter));
      const bytes = strToU8(json);
      // fflate in every adapter: zlib's bytes differ, and with them the code.
      const code = `v2${toBase64url(deflateSync(bytes, { level: 9 }))}`;
      if (code.length <= MAX_CODE_LENGTH) return code;
      const digest = await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes));
      const short = `v3${toBase64url(new Uint8Array(digest).subarray(0, 16))}`;
      forget();
      if (stored.get(short)) note(short);
      else keep(short, json);
      return short;
    },
    decode: async (code) => {
      if (code.startsWith('v2')) return unpack(code.slice(2));
      if (!/^v3[\w-]{22}$/.test(code)) throw noCode();
      forget();
      const known = stored.get(code);
      note(code);
      if (!known) throw notFound(sentence('filterUnknown'));
      return parse(known.filter);
    },
  };
}
