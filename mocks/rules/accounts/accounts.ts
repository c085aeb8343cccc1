import type { AclRows } from '../../data/permissions/acl';
import type { Audit } from '../../tools/store/audit';
import type { Clock } from '../../tools/store/clock';
import type { Tokens } from '../tokens/tokens';
import type { Users } from '../../data/users/users';
import type { AiDecisions } from './ai-terms';
import type { ApiTokens } from './api-tokens';
import type { Conversations } from '../ai/conversations';
import type { Criterion } from '../ai/reading/criteria';
import type { Links } from './links';
import type { Newsletter } from './newsletter/newsletter-rows';
import type { Outbox } from './outbox';
import type { SavedMaps } from './saved-maps';

/** What accounts need of a world. */
export interface Accounts {
  clock: Clock;
  audit: Audit;
  users: Users;
  tokens: Tokens;
  /** Keys that people made for their programs. */
  apiTokens: ApiTokens;
  /** What e-mailed links stand for. */
  links: Links;
  outbox: Outbox;
  savedMaps: SavedMaps;
  /** About the terms of asking in one's own words. */
  aiDecisions: AiDecisions;
  /** With the demo assistant. */
  conversations: Conversations<readonly Criterion[]>;
  newsletter: Newsletter;
  /** Who was granted what. */
  acl: Pick<AclRows, 'forget'>;
  settings: {
    /** What links in letters begin with, no slash at the end. Never from a `Host` header, which a stranger can choose. */
    frontendUrl: string;
  };
}
