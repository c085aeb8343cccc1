import { perLanguage } from './per-language';

/** The browser's own names of countries by ISO 3166-1 alpha-2, one set per language. */
export const countryNamesIn = perLanguage((language) => new Intl.DisplayNames([language], { type: 'region' }));
