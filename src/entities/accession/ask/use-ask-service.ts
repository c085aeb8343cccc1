import { useEffect, useRef, useState } from 'react';
import type { ChatMessage } from '@/contract/ai/ai';
import { asFailure, failure, type Failure } from '@/shared/api/failure';
import { sendPastStore } from '@/shared/api/send-past-store';
import { readReply, type Answer } from './read-reply';

/** One question at a time, for as long as the service thinks: nothing of it comes into the store. */
export function useAskService() {
  const running = useRef<AbortController>(undefined);
  const [thinking, setThinking] = useState(false);
  useEffect(() => () => running.current?.abort(), []);
  /** Undefined when it was cancelled. */
  const ask = async (message: ChatMessage): Promise<Answer | Failure | undefined> => {
    const mine = new AbortController();
    running.current = mine;
    setThinking(true);
    try {
      const given: unknown = await sendPastStore(
        'POST /ai/chat',
        { body: message },
        { signal: mine.signal, timeout: false },
      );
      return mine.signal.aborted ? undefined : (readReply(given) ?? failure('PARSING'));
    } catch (fault) {
      return mine.signal.aborted ? undefined : asFailure(fault);
    } finally {
      if (running.current === mine) setThinking(false);
    }
  };
  return { thinking, ask, cancel: () => running.current?.abort() };
}
