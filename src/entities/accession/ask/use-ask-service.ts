import { useState } from 'react';
import type { ChatMessage } from '@/contract/ai/ai';
import { failure, type Failure } from '@/shared/api/failure';
import { sendPastStore } from '@/shared/api/send-past-store';
import { useCancellable } from '@/shared/api/use-cancellable';
import { readReply, type Answer } from './read-reply';

/** One question at a time, for as long as the service thinks: nothing of it comes into the store. */
export function useAskService() {
  const { run, cancel } = useCancellable();
  const [thinking, setThinking] = useState(false);
  /** Undefined when it was cancelled. */
  const ask = async (message: ChatMessage): Promise<Answer | Failure | undefined> => {
    setThinking(true);
    const answered = await run(async (signal) => {
      const answer = readReply(await sendPastStore('POST /ai/chat', { body: message }, { signal, timeout: false }));
      if (!answer) throw failure('PARSING');
      return answer;
    });
    setThinking(false);
    return answered;
  };
  return { thinking, ask, cancel };
}
