import { RTL_LANGUAGES } from '@/contract/constants';

/** Which way a language is written. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (RTL_LANGUAGES.includes(language) ? 'rtl' : 'ltr');
