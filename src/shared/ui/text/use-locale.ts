import { use } from 'react';
import { getI18n, I18nContext } from 'react-i18next';
import type { i18n } from 'i18next';

/** What holds the texts of this page. Subscribes to nothing. */
export const useI18n = (): i18n => use(I18nContext)?.i18n ?? getI18n();

/** The language of the texts. Cheap: it subscribes to nothing, what is drawn follows the page around it. */
export const useLocale = (): string => useI18n().language || 'en';
