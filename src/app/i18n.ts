import { createInstance, type i18n } from 'i18next';
import Backend, { type HttpBackendOptions } from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';
import { localeUrl } from './build-time';

/** The texts that every page needs. */
const SHELL_NAMESPACES = ['common', 'nav'];

/** Instead of a text that could not be loaded. */
const NOT_LOADED = '…';

/** What each instance could not load, as `es/accession`. */
const notLoaded = new WeakMap<i18n, Set<string>>();

/**
 * The texts, from hashed files, namespace by namespace as screens ask for them. Never rejects: what cannot be loaded
 * shows in English, or as an ellipsis until there is a network; a key says nothing to anybody.
 */
export async function startI18n(language: string): Promise<i18n> {
  const instance = createInstance();
  const missing = new Set<string>();
  notLoaded.set(instance, missing);
  instance.on('failedLoading', (code: string, namespace: string) => {
    if (localeUrl(code, namespace)) missing.add(`${code}/${namespace}`);
  });
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
      parseMissingKeyHandler: (key, given?: string) => given ?? (missing.size ? NOT_LOADED : key),
      backend: {
        // An empty address means that there is no such file, and nothing is asked for.
        loadPath: ([code = ''], [namespace = '']) => localeUrl(code, namespace) ?? '',
      },
    });
  return instance;
}

/** Loads what could not be loaded, and shows it. */
export async function reloadTexts(instance: i18n): Promise<void> {
  const missing = notLoaded.get(instance) ?? new Set();
  const files = [...missing];
  if (files.length === 0) return;
  missing.clear();
  await Promise.all(
    files.map((file) => {
      const [language = '', namespace = ''] = file.split('/');
      return instance.reloadResources([language], [namespace]);
    }),
  );
  // The language is the same: whoever shows texts asks for them anew.
  await instance.changeLanguage(instance.language);
}
