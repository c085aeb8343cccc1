import { useState } from 'react';
import { useStore } from 'react-redux';
import type { Answer } from './read-reply';

export interface Turn {
  message: string;
  answer: Answer;
}

export interface Conversation {
  /** Whose it is. */
  owner: string;
  /** What is typed and not answered. */
  draft: string;
  turns: readonly Turn[];
  /** The last turn was its last: the next message begins another. */
  ended: boolean;
  /** Those before it, which can still be read. */
  earlier: readonly (readonly Turn[])[];
}

const nothingOf = (owner: string): Conversation => ({ owner, draft: '', turns: [], ended: false, earlier: [] });

/**
 * In the memory of this page alone, by the portal that is open: it outlives a look at the accessions, and is in no
 * storage, no address and no state that is written anywhere.
 */
const kept = new WeakMap<object, Conversation>();

/** The conversation of a person, as long as the page is open. */
export function useConversation(owner: string) {
  const store = useStore();
  const [conversation, setConversation] = useState(() => {
    const before = kept.get(store);
    return before?.owner === owner ? before : nothingOf(owner);
  });
  const change = (patch: Partial<Conversation>) => {
    // An answer comes long after what was drawn when it was asked for.
    const before = kept.get(store);
    const next = { ...(before?.owner === owner ? before : nothingOf(owner)), ...patch };
    kept.set(store, next);
    setConversation(next);
  };
  return { conversation, change, forget: () => change(nothingOf(owner)) };
}

/** All that the service was told, by the names that it gave them. */
export const sessionsOf = ({ turns, earlier }: Conversation): readonly string[] => [
  ...new Set([...earlier.flat(), ...turns].map(({ answer }) => answer.sessionId)),
];
