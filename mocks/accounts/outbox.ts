import type { Mail } from '@/contract/account';
import type { Clock } from '../store/clock';
import type { Journal } from '../store/journal';

/** The oldest makes room for what is above. */
const MAX_KEPT = 100;

export type Message = Pick<Mail, 'to' | 'subject' | 'text' | 'language'>;

/** Where letters go: nothing is sent to anybody, they are kept to be read on a page, and shown to whoever listens. */
export interface Outbox {
  send(message: Message): Mail;
  /** Newest first. */
  all(): readonly Mail[];
  /** Hears of every message, kept or not. @returns how to stop listening. */
  onMail(listener: (mail: Mail) => void): () => void;
}

/** @param keeps whether messages are kept at all: where nobody may read them they only hold secrets. */
export function makeOutbox(clock: Clock, journal: Journal, keeps: () => boolean): Outbox {
  let kept: readonly Mail[] = [];
  const listeners = new Set<(mail: Mail) => void>();

  journal.keep('outbox', {
    dump: () => (keeps() ? kept : []),
    restore: (saved) => {
      kept = saved as Mail[];
    },
  });

  return {
    send: (message) => {
      const mail: Mail = { id: crypto.randomUUID(), ...message, sent: new Date(clock.now()).toISOString() };
      if (keeps()) kept = [mail, ...kept].slice(0, MAX_KEPT);
      journal.changed();
      for (const listener of listeners) listener(mail);
      return mail;
    },
    all: () => (keeps() ? kept : []),
    onMail: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
