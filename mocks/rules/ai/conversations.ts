import type { Clock } from '../../tools/store/clock';
import type { Criterion } from './reading/criteria';

/** Messages of one conversation. */
export const MAX_MESSAGES = 50;
/** Milliseconds from its first message. */
export const MAX_AGE = 3_600_000;
/** Conversations of one person, and of all; the oldest make room. */
const MAX_OF_PERSON = 10;
const MAX_OF_ALL = 1_000;

/** What a conversation has come to. What was said is not kept. */
export interface Conversation {
  readonly id: string;
  readonly userUuid: string;
  readonly begun: number;
  readonly messages: number;
  readonly criteria: readonly Criterion[];
}

/** Conversations with the demo assistant, in memory alone: they end with the process. */
export interface Conversations {
  begin(userUuid: string): Conversation;
  /** Not where it has ended, or is another person's. */
  find(id: string, userUuid: string): Conversation | undefined;
  /** One message more; one that nobody has forgotten meanwhile. @returns whether it was the last one. */
  keep(conversation: Conversation, criteria: readonly Criterion[]): boolean;
  forget(id: string, userUuid: string): void;
  /** All of a person. */
  forgetOf(userUuid: string): void;
}

export function makeConversations(clock: Clock): Conversations {
  // In the order in which they began.
  const all = new Map<string, Conversation>();
  const ofPerson = (userUuid: string): Conversation[] => [...all.values()].filter((each) => each.userUuid === userUuid);
  const dropOld = (): void => {
    for (const { id, begun } of all.values()) {
      if (clock.now() - begun < MAX_AGE) return;
      all.delete(id);
    }
  };
  const find = (id: string, userUuid: string): Conversation | undefined => {
    dropOld();
    const found = all.get(id);
    return found?.userUuid === userUuid ? found : undefined;
  };
  return {
    begin(userUuid) {
      dropOld();
      const own = ofPerson(userUuid);
      const eldest =
        own.length >= MAX_OF_PERSON ? own[0] : all.size >= MAX_OF_ALL ? all.values().next().value : undefined;
      if (eldest) all.delete(eldest.id);
      const conversation = { id: crypto.randomUUID(), userUuid, begun: clock.now(), messages: 0, criteria: [] };
      all.set(conversation.id, conversation);
      return conversation;
    },
    find,
    keep(conversation, criteria) {
      const known = find(conversation.id, conversation.userUuid);
      if (!known) return true;
      const messages = known.messages + 1;
      const ended = messages >= MAX_MESSAGES;
      if (ended) all.delete(known.id);
      else all.set(known.id, { ...known, messages, criteria });
      return ended;
    },
    forget(id, userUuid) {
      if (find(id, userUuid)) all.delete(id);
    },
    forgetOf(userUuid) {
      for (const { id } of ofPerson(userUuid)) all.delete(id);
    },
  };
}
