import { AI_TERMS_VERSION, type AiTerms } from '@/contract/ai/ai';
import type { Store } from '../../tools/store/store';

type Decision = NonNullable<AiTerms['decision']>;

/** What people decided about the terms of asking in their own words. */
export interface AiDecisions {
  of(userUuid: string): Decision | undefined;
  keep(userUuid: string, decision: Decision): void;
  /** Of an account that is deleted. */
  removeOf(userUuid: string): void;
}

export function makeAiDecisions(store: Store): AiDecisions {
  const byUser = store.rows<Decision>('accounts/ai-terms');
  return {
    of: (userUuid) => byUser.get(userUuid),
    keep: (userUuid, decision) => byUser.set(userUuid, decision),
    removeOf: (userUuid) => byUser.delete(userUuid),
  };
}

export function aiTermsOf({ aiDecisions }: { aiDecisions: AiDecisions }, userUuid: string): AiTerms {
  const decision = aiDecisions.of(userUuid);
  return { version: AI_TERMS_VERSION, ...(decision && { decision }) };
}
