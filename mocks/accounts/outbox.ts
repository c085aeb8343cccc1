import type { Mail } from '@/contract/account';
import type { Clock } from '../store/clock';
import type { Store } from '../store/store';

/** The oldest are dropped above it. */
const MAX_KEPT = 100;

export type Message = Pick<Mail, 'to' | 'subject' | 'text' | 'language'>;

/** The outgoing mail: nothing is sent, letters are kept for a page and given to listeners. */
export interface Outbox {
  send(message: Message): Mail;
  /** Newest first. */
  all(): readonly Mail[];
  /** Called with every letter, kept or not, once what was changed with it is on the disk. @returns removes the listener. */
  onMail(listener: (mail: Mail) => void): () => void;
}

/** @param keeps whether letters are kept: where there is no page to read them, their links are only a risk. */
export function makeOutbox(clock: Clock, store: Store, keeps: () => boolean): Outbox {
  /** By number and id: two pages of a browser may count alike. */
  const kept = store.rows<Mail>('accounts/letters');
  const listeners = new Set<(mail: Mail) => void>();
  const keys = (): string[] => [...kept.entries()].map(([key]) => key).toSorted();

  const add = (mail: Mail): void => {
    const last = Number.parseInt(keys().at(-1) ?? '0', 10);
    kept.set(`${String(last + 1).padStart(12, '0')} ${mail.id}`, mail);
  };

  const tell = async (mail: Mail): Promise<void> => {
    try {
      await store.commit();
    } catch {
      return;
    }
    for (const listener of listeners) listener(mail);
  };

  return {
    send: (message) => {
      const mail: Mail = { id: crypto.randomUUID(), ...message, sent: new Date(clock.now()).toISOString() };
      if (keeps()) add(mail);
      // Of a run that kept them, too.
      for (const key of keys().slice(0, keeps() ? -MAX_KEPT : undefined)) kept.delete(key);
      // What was changed with it may still be taken back, and nobody undoes a letter.
      if (listeners.size > 0) void tell(mail);
      return mail;
    },
    all: () => (keeps() ? keys() : []).toReversed().flatMap((key) => kept.get(key) ?? []),
    onMail: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
