/** The business constants of the product: one place, one name each. Times in milliseconds unless named otherwise. */
export const TOKEN_REFRESH_LEAD = 5_000;
export const SNACKBAR_TIME = 2_000;
/** When more messages wait. */
export const SNACKBAR_TIME_QUEUED = 500;
export const COOKIE_NOTICE_DELAY = 1_000;
export const CONSENT_COOKIE = 'COOKIECOOKIE';
export const CONSENT_DAYS = 90;
export const MY_LIST_MAX = 5_000;
export const MY_LIST_KEY = 'myList';
export const BATCH_FETCH = 200;
export const MEMBER_PAGE = 100;
export const CROP_CACHE_SECONDS = 300;
/** `[[west, north], [east, south]]` in degrees. */
export const DEFAULT_MAP_BOUNDS = [
  [-170, 80],
  [170, -80],
] as const;
export const DEFAULT_MAP_COLOUR = '578218';
export const NUMBER_FRACTION_DIGITS = 6;
export const PDCI_MAX = 10;
export const PASSWORD_MIN = 8;
export const HEADER_HEIGHT = 80;
export const HEADER_HEIGHT_SMALL = 56;
export const PAGE_SIZES = [25, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 50;
/** Bytes of one uploaded file. */
export const FILE_MAX = 10_000_000;
/** Bytes of one import permit, and how many a request has. */
export const PERMIT_MAX = 5_000_000;
export const PERMITS_MAX = 3;
/** More items than this are better pasted or loaded than edited one by one. */
export const ITEM_EDITOR_ADVISED = 100;
export const VOCABULARY_ITEMS_MAX = 50;
/** How long a call may take before it is given up; a caller may ask for no limit. */
export const CALL_TIMEOUT = 30_000;

export const ENABLED_LANGUAGES = ['en', 'es', 'fr', 'cs', 'ar', 'pt-BR', 'ko', 'ja'] as const;
export const DISABLED_LANGUAGES = ['fa', 'ru', 'zh', 'de'] as const;
/** Open to everybody where an installation says nothing else; `nginx/render.sh` says the same. */
export const PUBLIC_LANGUAGES = 'en,es,fr,pt-BR';
export const RTL_LANGUAGES: readonly string[] = ['ar', 'fa'];
export type Language = (typeof ENABLED_LANGUAGES)[number];
/** What is kept in languages, is kept in these: a translation can be made before its language is shown. */
export const CONTENT_LANGUAGES = [...ENABLED_LANGUAGES, ...DISABLED_LANGUAGES] as const;
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];
