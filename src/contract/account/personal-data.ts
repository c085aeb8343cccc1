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
  /** With what was typed, and what genebanks answered. */
  requests: readonly (RequestStatus & { info: RequestInfo })[];
}
