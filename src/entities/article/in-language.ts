import { RTL_LANGUAGES } from '@/contract/constants';

/** What tells a browser the language of a text. */
export const inLanguage = (lang: string) => ({
  lang,
  dir: RTL_LANGUAGES.includes(lang) ? ('rtl' as const) : ('ltr' as const),
});
