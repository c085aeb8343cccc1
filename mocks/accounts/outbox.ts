import type { Mail } from '@/contract/account';
import type { Clock } from '../store/clock';
import type { Journal } from '../store/journal';

/** The oldest are dropped above it. */
const MAX_KEPT = 100;

export type Message = Pick<Mail, 'to' | 'subject' | 'text' | 'language'>;

/** The outgoing mail: nothing is sent, letters are kept for a page and given to listeners. */
export interface Outbox {
  send(message: Message): Mail;
  /** Newest first. */
  all(): readonly Mail[];
  /** Called with every letter, kept or not. @returns removes the listener. */
  onMail(listener: (mail: Mail) => void): () => void;
}

/** @param keeps whether letters are kept: where there is no page to read them, their links are only a risk. */
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
