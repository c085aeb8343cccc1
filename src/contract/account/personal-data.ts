import type { AiTerms } from '../ai/ai';
import type { ApiToken, OwnSession } from './account';
import type { RequestInfo } from '../request/request-schema';
import type { RequestStatus } from '../request/request';
import type { Profile, SavedMap } from './session';

/** What is kept about a person; secrets are kept as hashes, which say nothing. */
export interface PersonalData {
  profile: Profile;
  sessions: readonly OwnSession[];
  apiTokens: readonly ApiToken[];
  savedMaps: readonly SavedMap[];
  aiTerms: AiTerms;
  /** Since when the newsletter is sent to the address; null where it is not. ISO text. */
  newsletter: { email: string; name: string | null; language: string; since: string } | null;
  /** With what was typed, and what genebanks answered. */
  requests: readonly (RequestStatus & { info: RequestInfo })[];
}
