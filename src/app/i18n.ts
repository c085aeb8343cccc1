import { createInstance, type i18n } from 'i18next';
import Backend, { type HttpBackendOptions } from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';
import { localeUrl } from './build-time';

/** The texts that every page needs. */
const SHELL_NAMESPACES = ['common', 'nav'];

/**
 * The texts, from hashed files, namespace by namespace as screens ask for them. Never rejects: what cannot be loaded
 * shows in English, or as its key.
 */
export async function startI18n(language: string): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use(Backend)
    .use(initReactI18next)
    .init<HttpBackendOptions>({
      lng: language,
      fallbackLng: 'en',
      load: 'currentOnly',
      ns: SHELL_NAMESPACES,
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnEmptyString: false,
      backend: {
        // An empty address means that there is no such file, and nothing is asked for.
        loadPath: ([code = ''], [namespace = '']) => localeUrl(code, namespace) ?? '',
      },
    });
  return instance;
}
