import { createInstance, type i18n, type Resource, type ResourceLanguage } from 'i18next';
import HttpBackend, { type HttpBackendOptions } from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';
import { ENABLED_LANGUAGES } from '@/contract/constants';
import { localeUrl } from '../config/build-time';

/** The texts that every page needs. */
const SHELL_NAMESPACES = ['common', 'nav'];

const ENGLISH = 'en';

/** Instead of a text that could not be loaded. */
const NOT_LOADED = '…';

/** What each instance could not load, as `es/accession`. */
const notLoaded = new WeakMap<i18n, Set<string>>();

async function textsFrom<T>(address: string | undefined): Promise<T | undefined> {
  try {
    const response = await fetch(address ?? '');
    return response.ok ? ((await response.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** A key that has no text is a fault of ours, which a reader can do nothing about. */
function told(key: string): string {
  // oxlint-disable-next-line no-console -- nobody else hears of it, and every test does
  console.error(`No text has the key ${key}.`);
  return key;
}

/** The texts of the first screen, in the one file that the page names; what it lacks is loaded by namespace. */
async function firstTexts(): Promise<Resource> {
  const link = document.querySelector<HTMLLinkElement>('link[data-texts]');
  const texts = link && (await textsFrom<ResourceLanguage>(link.href));
  return texts ? { [link.dataset.texts ?? '']: texts } : {};
}

/** Draws everything that shows texts anew. */
const redraw = (instance: i18n) => instance.changeLanguage(instance.language);

/** English instead of texts that could not be loaded, until they can. */
async function standIn(instance: i18n, language: string, namespace: string): Promise<void> {
  const texts = await textsFrom<ResourceLanguage>(localeUrl(ENGLISH, namespace));
  if (!texts || !notLoaded.get(instance)?.has(`${language}/${namespace}`)) return;
  instance.addResourceBundle(language, namespace, texts);
  await redraw(instance);
}

/**
 * The texts, from hashed files, namespace by namespace as screens ask for them. Never rejects: what cannot be loaded
 * shows in English, or as an ellipsis until there is a network; a key says nothing to anybody.
 */
export async function startI18n(language: string): Promise<i18n> {
  const instance = createInstance();
  const missing = new Set<string>();
  notLoaded.set(instance, missing);
  instance.on('failedLoading', (code: string, namespace: string) => {
    if (!localeUrl(code, namespace)) return;
    missing.add(`${code}/${namespace}`);
    if (code !== ENGLISH) void standIn(instance, code, namespace);
  });
  await instance
    .use(HttpBackend)
    .use(initReactI18next)
    .init<HttpBackendOptions>({
      // A language that lacks a file has no text of it.
      backend: { loadPath: ([code = ''], [namespace = '']) => localeUrl(code, namespace) ?? '' },
      lng: language,
      // The enabled languages have every text; English is read beside the others, for what they lack.
      fallbackLng: (code) => (ENABLED_LANGUAGES.some((one) => one === code) ? [] : [ENGLISH]),
      load: 'currentOnly',
      ns: SHELL_NAMESPACES,
      defaultNS: 'common',
      resources: await firstTexts(),
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      returnEmptyString: false,
      parseMissingKeyHandler: (key, given?: string) => given ?? (missing.size ? NOT_LOADED : told(key)),
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
  await redraw(instance);
}
