import type { OwnAddresses } from '../../tools/http/own-origin';
import type { SecurityEvent } from './security-event';
import { PORTAL_CLIENT, SCRIPT_CLIENT, type OAuthClient } from '../tokens/clients';

export interface Settings {
  version: string;
  /** The most accessions one download may hold. */
  exportLimit: number;
  sandbox: boolean;
  /** What links in letters begin with, no slash at the end. Never from a `Host` header, which a stranger can choose. */
  frontendUrl: string;
  /** Where messages of visitors go. */
  supportEmail: string;
  /** By what names the API may be called, and who is believed about them. */
  own: OwnAddresses;
  /** Whether letters are kept and shown to everybody on a page, instead of being sent. */
  mailbox: boolean;
  /** Whether the demo accounts may be used with their published password. */
  demoAccounts: boolean;
  captchaSiteKey?: string;
  ai: boolean;
  machineTranslation: boolean;
  clients: OAuthClient[];
  /** Applications may send passwords that were typed into them. */
  passwordGrant: boolean;
  /** The metadata name the code flow: only where browsers can be sent to the API's own pages. */
  codeFlow: boolean;
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  /** PBKDF2-SHA-256 rounds for passwords: 1 in Jest, 600,000 where a password is worth something. */
  passwordIterations: number;
  /** Hears of logins, refusals and changes of accounts. */
  onSecurityEvent(event: SecurityEvent): void;
  /** Days without news after which the personal data of a request are erased. */
  requestDays: number;
  /** The longest body of a call, in bytes. */
  bodyLimit: number;
}

export const DEFAULT_SETTINGS: Settings = {
  version: '2025.2.5',
  exportLimit: 200_000,
  sandbox: false,
  frontendUrl: 'http://localhost',
  supportEmail: 'support@example.org',
  own: { urls: [], trustProxy: false },
  mailbox: true,
  demoAccounts: true,
  ai: false,
  machineTranslation: false,
  clients: [PORTAL_CLIENT, SCRIPT_CLIENT],
  passwordGrant: true,
  codeFlow: false,
  accessTokenSeconds: 3_600,
  refreshTokenSeconds: 30 * 24 * 3_600,
  passwordIterations: 1,
  onSecurityEvent: () => undefined,
  requestDays: 730,
  bodyLimit: 5_000_000,
};
