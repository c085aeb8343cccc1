import { useI18n } from './use-locale';

/** Which way the language of the texts is written. Subscribes to nothing, like `useLocale`. */
export const useDirection = (): 'ltr' | 'rtl' => useI18n().dir();
