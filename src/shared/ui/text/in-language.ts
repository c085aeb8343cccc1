import { directionOf } from './direction-of';

/** What tells a browser the language of a text. */
export const inLanguage = (lang: string) => ({ lang, dir: directionOf(lang) });
