import type { Clock } from '../../tools/store/clock';

/** Messages of one conversation. */
export const MAX_MESSAGES = 50;
/** Milliseconds from its first message. */
const MAX_AGE = 3_600_000;
/** Conversations of one person, and of all; the oldest make room. */
const MAX_OF_PERSON = 10;
export const MAX_CONVERSATIONS = 1_000;

export interface Conversation<S> {
  readonly id: string;
  readonly userUuid: string;
  readonly begun: number;
  readonly messages: number;
  /** What it has come to. */
  readonly state: S;
}

/** Conversations in memory alone: they end with the process. */
export interface Conversations<S> {
  begin(userUuid: string): Conversation<S>;
  /** Not where it has ended, or is another person's. */
  find(id: string, userUuid: string): Conversation<S> | undefined;
  /** One message more; one that nobody has forgotten meanwhile. @returns whether it was the last one. */
  keep(conversation: Conversation<S>, state: S): boolean;
  forget(id: string, userUuid: string): void;
  /** All of a person. */
  forgetOf(userUuid: string): void;
}

/** @param start What a conversation begins with. @param mostOfPerson How many one person may have at once. */
export function makeConversations<S>(clock: Clock, start: S, mostOfPerson = MAX_OF_PERSON): Conversations<S> {
  // In the order in which they began.
  const all = new Map<string, Conversation<S>>();
  const ofPerson = (userUuid: string): Conversation<S>[] =>
    [...all.values()].filter((each) => each.userUuid === userUuid);
  const dropOld = (): void => {
    for (const { id, begun } of all.values()) {
      if (clock.now() - begun < MAX_AGE) return;
      all.delete(id);
    }
  };
  const find = (id: string, userUuid: string): Conversation<S> | undefined => {
    dropOld();
    const found = all.get(id);
    return found?.userUuid === userUuid ? found : undefined;
  };
  return {
    begin(userUuid) {
      dropOld();
      const own = ofPerson(userUuid);
      const eldest =
        own.length >= mostOfPerson ? own[0] : all.size >= MAX_CONVERSATIONS ? all.values().next().value : undefined;
      if (eldest) all.delete(eldest.id);
      const conversation = { id: crypto.randomUUID(), userUuid, begun: clock.now(), messages: 0, state: start };
      all.set(conversation.id, conversation);
      return conversation;
    },
    find,
    keep(conversation, state) {
      const known = find(conversation.id, conversation.userUuid);
      if (!known) return true;
      const messages = known.messages + 1;
      const ended = messages >= MAX_MESSAGES;
      if (ended) all.delete(known.id);
      else all.set(known.id, { ...known, messages, state });
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
