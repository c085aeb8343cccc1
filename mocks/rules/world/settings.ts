import type { TranslateRequest } from '@/contract/ai/ai';
import type { OwnAddresses } from '../../tools/http/own-origin';
import type { SecurityEvent } from './security-event';
import { PORTAL_CLIENT, SCRIPT_CLIENT, type OAuthClient } from '../tokens/clients';

/** Makes a picture at most so many pixels wide, in its own type. */
export type ResizeImage = (bytes: Uint8Array<ArrayBuffer>, width: number) => Promise<Uint8Array<ArrayBuffer>>;

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
  /** Translates by a service of somebody else's; without it there is no machine translation. Throws an `ApiFailure`. */
  translate?: ((asked: TranslateRequest) => Promise<string>) | undefined;
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
  onSecurityEvent?: ((event: SecurityEvent) => void) | undefined;
  /** What the process knows of itself. */
  processFigures?: (() => { name: string; memory: number; load: number }) | undefined;
  /** Prints what loggers of calls say. */
  onCall?: ((line: string) => void) | undefined;
  /** Days without news after which the personal data of a request are erased. */
  requestDays: number;
  /** Asked for with the first picture that is too wide; without it pictures are sent as large as they are. */
  imageResizer?: (() => Promise<ResizeImage | undefined>) | undefined;
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
  clients: [PORTAL_CLIENT, SCRIPT_CLIENT],
  passwordGrant: true,
  codeFlow: false,
  accessTokenSeconds: 3_600,
  refreshTokenSeconds: 30 * 24 * 3_600,
  passwordIterations: 1,
  requestDays: 730,
  bodyLimit: 5_000_000,
};
