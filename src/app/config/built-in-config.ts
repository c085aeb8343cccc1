// Relative: the build's own scripts read this, too.
import { PUBLIC_LANGUAGES } from '../../contract/constants';

/** What an installation sets, from `config.json` beside `index.html`. */
export interface Config {
  /** Origin of the API; empty is the portal's own. */
  API_URL: string;
  /** Both name the application to the API. Neither is a secret: every visitor can read them. */
  CLIENT_ID: string;
  CLIENT_SECRET: string;
  /** Turns the AI features on. */
  AI_URL: string;
  MACHINE_TRANSLATION: boolean;
  /** Marks an installation for trying things out. */
  SANDBOX: boolean;
  /** Codes open to ordinary users, separated by commas, or `all`. */
  PUBLIC_LANGUAGES: string;
  SUPPORT_EMAIL: string;
  BASEMAP_URL: string;
  BASEMAP_ATTRIBUTION: string;
  CAPTCHA_SITE_KEY: string;
  /** Where failed calls are reported; empty reports none. */
  REPORT_URL: string;
  /** The public address of the portal, for links that leave it. */
  FRONTEND_URL: string;
}

/** What holds where neither the build nor the installation says anything else. */
export const BUILT_IN: Config = {
  API_URL: '',
  CLIENT_ID: 'pgr-portal@example.org',
  CLIENT_SECRET: 'public-client',
  AI_URL: '',
  MACHINE_TRANSLATION: false,
  SANDBOX: false,
  PUBLIC_LANGUAGES,
  SUPPORT_EMAIL: 'support@example.org',
  BASEMAP_URL: '',
  BASEMAP_ATTRIBUTION: '',
  CAPTCHA_SITE_KEY: '',
  REPORT_URL: '',
  FRONTEND_URL: '',
};
