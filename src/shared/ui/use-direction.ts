import { use } from 'react';
import { I18nContext } from 'react-i18next';

/** Which way the language of the texts is written. Subscribes to nothing, like `useLocale`. */
export const useDirection = (): 'ltr' | 'rtl' => use(I18nContext).i18n.dir();
