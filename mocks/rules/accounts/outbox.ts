import type { Mail } from '@/contract/account/account';
import type { Clock } from '../../tools/store/clock';
import type { Store } from '../../tools/store/store';

/** The oldest are dropped above it. */
const MAX_KEPT = 100;

export interface Message extends Pick<Mail, 'to' | 'subject' | 'text' | 'language'> {
  /** The uuid of the request that it is about, with which it goes; no letter shows it. */
  about?: string;
}

interface Kept extends Mail {
  about?: string;
}

/** The outgoing mail: nothing is sent, letters are kept for a page and given to listeners. */
export interface Outbox {
  /** @param isKept false for a last letter: nothing of the person is to stay. */
  send(message: Message, isKept?: boolean): Mail;
  /** Removes letters that are kept. */
  forget(is: (mail: Kept) => boolean): void;
  /** Newest first. */
  all(): readonly Mail[];
  /** Called with every letter, kept or not, once what was changed with it is on the disk. @returns removes the listener. */
  onMail(listener: (mail: Mail) => void): () => void;
}

/** @param keeps whether letters are kept: where there is no page to read them, their links are only a risk. */
export function makeOutbox(clock: Clock, store: Store, keeps: () => boolean): Outbox {
  /** By number and id: two pages of a browser may count alike. */
  const kept = store.rows<Kept>('accounts/letters');
  const listeners = new Set<(mail: Mail) => void>();
  const keys = (): string[] => [...kept.entries()].map(([key]) => key).toSorted();

  const add = (mail: Kept): void => {
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
    send: ({ about, ...message }, isKept = true) => {
      const mail: Mail = { id: crypto.randomUUID(), ...message, sent: new Date(clock.now()).toISOString() };
      if (keeps() && isKept) add(about === undefined ? mail : { ...mail, about });
      // Of a run that kept them, too.
      for (const key of keys().slice(0, keeps() ? -MAX_KEPT : undefined)) kept.delete(key);
      // What was changed with it may still be taken back, and nobody undoes a letter.
      if (listeners.size > 0) void tell(mail);
      return mail;
    },
    all: () =>
      (keeps() ? keys() : []).toReversed().flatMap((key) => {
        const { about: _about, ...mail } = kept.get(key) ?? {};
        return 'id' in mail ? (mail as Mail) : [];
      }),
    forget: (is) => {
      for (const [key, mail] of kept.entries()) if (is(mail)) kept.delete(key);
    },
    onMail: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
