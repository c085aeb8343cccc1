import type { Clock } from '../../tools/store/clock';
import { makeThrottle } from './throttle';
import { sentence, type Sentence } from '../../tools/http/sentence';

/** How often something may be tried: for one typed address, and by one client for whatever addresses. */
export interface Limit {
  /**
   * Counts an attempt, before the work it costs, so that a hundred at once are a hundred; throws 429 above either
   * limit. Unknown addresses count like any other.
   * @param typed the address as it was typed.
   * @param client `clientAddressOf(request)`.
   * @returns call it when the attempt was right: the address starts anew; of the client only this attempt is taken
   * back, or the owner of one account could guess the passwords of others without end.
   */
  attempt(typed: string, client: string): () => void;
}

export interface Limits {
  /** Wherever a password is asked for. */
  signIn: Limit;
  registration: Limit;
  forgotPassword: Limit;
  /** Letters that a signed-in person asks for, by the address they go to. */
  letters: Limit;
  /** Links to a newsletter, by the address they go to. */
  newsletter: Limit;
  /** Messages to those who run the portal, by the address of their sender. */
  contact: Limit;
  /** Requests for material, by the address of whoever asks. */
  requests: Limit;
  /** Requests for material that are confirmed, by the client: many people may sit behind one. */
  confirmations: Limit;
  /** Import permits, by the request that they are attached to. */
  permits: Limit;
  /** Lists of accessions that other systems hand over, by their client. */
  handovers: Limit;
}

const MINUTE = 60_000;
/** The longest address that mail can carry (RFC 5321); what is longer is no address. */
const MAX_ADDRESS_LENGTH = 254;

/** @param perBoth of an address by one client: whoever else asks for it uses up none of them. */
function makeLimit(
  clock: Clock,
  perAddress: number,
  perClient: number,
  window: number,
  refusal: Sentence,
  perBoth = Infinity,
): Limit {
  const addresses = makeThrottle(clock, perAddress, window, refusal);
  const clients = makeThrottle(clock, perClient, window, refusal);
  const both = makeThrottle(clock, perBoth, window, refusal);
  return {
    attempt: (typed, client) => {
      const address = typed.trim().toLowerCase().slice(0, MAX_ADDRESS_LENGTH);
      const pair = `${client} ${address}`;
      both.check(pair);
      addresses.check(address);
      clients.check(client);
      both.count(pair);
      addresses.count(address);
      clients.count(client);
      return () => {
        addresses.forget(address);
        both.forget(pair);
        clients.uncount(client);
      };
    },
  };
}

export const makeLimits = (clock: Clock): Limits => ({
  signIn: makeLimit(clock, 10, 50, MINUTE, sentence('manySignIns')),
  registration: makeLimit(clock, 5, 20, 10 * MINUTE, sentence('manyRegistrations')),
  forgotPassword: makeLimit(clock, 15, 20, 10 * MINUTE, sentence('manyLetters'), 3),
  letters: makeLimit(clock, 5, 20, 10 * MINUTE, sentence('manyLetters')),
  newsletter: makeLimit(clock, 5, 20, 10 * MINUTE, sentence('manyLetters')),
  contact: makeLimit(clock, 5, 20, 10 * MINUTE, sentence('manyLetters')),
  requests: makeLimit(clock, 10, 20, 10 * MINUTE, sentence('manyRequests')),
  confirmations: makeLimit(clock, Infinity, 200, 24 * 60 * MINUTE, sentence('manyConfirmations')),
  permits: makeLimit(clock, 30, 60, 10 * MINUTE, sentence('manyPermits')),
  handovers: makeLimit(clock, 60, 60, 10 * MINUTE, sentence('manyRequests')),
});
