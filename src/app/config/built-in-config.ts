// Relative: the build's own scripts read this, too.
import { PUBLIC_LANGUAGES } from '../../contract/constants';
import type { Config } from './config';

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
