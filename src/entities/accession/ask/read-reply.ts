import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { readFilter, type Refused } from './read-filter';

/** An answer of the service as it may be shown. */
export interface Answer {
  sessionId: string;
  reply: string;
  /** More was sent than is shown. */
  cut: boolean;
  filter: AccessionFilter;
  refused: readonly Refused[];
  /** Words that the service itself says it did not understand. */
  left: readonly string[];
  ended: boolean;
}

const MAX_REPLY = 20_000;
const MAX_WORDS = 20;
const MAX_WORD = 100;

/** It becomes a part of an address: nothing that could lead out of its place. */
const isSession = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,200}$/.test(value);

/** What a machine answered, held against the contract; undefined where it is no answer. */
export function readReply(given: unknown): Answer | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const { sessionId, reply, filter, notUnderstood, ended } = given as Record<string, unknown>;
  if (!isSession(sessionId) || typeof reply !== 'string') return undefined;
  const words: unknown[] = Array.isArray(notUnderstood) ? notUnderstood : [];
  return {
    sessionId,
    reply: reply.slice(0, MAX_REPLY),
    cut: reply.length > MAX_REPLY,
    ...readFilter(filter),
    left: words
      .filter((word): word is string => typeof word === 'string' && word.trim() !== '')
      .slice(0, MAX_WORDS)
      .map((word) => word.slice(0, MAX_WORD)),
    ended: ended === true,
  };
}
