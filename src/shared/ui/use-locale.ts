import { use } from 'react';
import { I18nContext } from 'react-i18next';

/** The language of the texts. Cheap: it subscribes to nothing, what is drawn follows the page around it. */
export const useLocale = (): string => use(I18nContext).i18n.language || 'en';
