import { createContext, use } from 'react';

export interface LanguageChoice {
  language: string;
  /** A page is on its way. */
  pending: boolean;
  /** The address of the open page in another language. */
  addressIn(language: string): string;
  /** Goes there and keeps everything that is open. */
  change(language: string): void;
}

export const LanguageContext = createContext<LanguageChoice>({
  language: 'en',
  pending: false,
  addressIn: (language) => `/${language}`,
  change: () => undefined,
});

export const useLanguage = (): LanguageChoice => use(LanguageContext);
