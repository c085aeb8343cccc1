/** Vite plugin: locale files as hashed assets, and bundles of namespaces for first paints. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { FIRST_TEXTS } from './first-page';

const FOLDER = 'locales';

const textOf = (language: string, namespace: string): string =>
  JSON.stringify(JSON.parse(readFileSync(join(FOLDER, language, `${namespace}.json`), 'utf8')));

const namesIn = (language: string) => readdirSync(join(FOLDER, language)).map((file) => file.replace(/\.json$/, ''));

/**
 * The files of texts, in one folder named after what they hold: `assets/locales-1a2b3c4d/es/accession.json`. They are
 * kept by browsers as all assets are, and the bundle needs to know one name where it would list every file's own.
 * `__LOCALES__` is that folder and the namespaces: all of them, and of a language that has fewer its own.
 */
export function localeAssets(): Plugin {
  const languages = readdirSync(FOLDER);
  const all = namesIn('en');
  const first: { path: string; text: string }[] = [];
  const files = languages.flatMap((language) =>
    namesIn(language).map((namespace) => ({
      language,
      namespace,
      path: `${language}/${namespace}.json`,
      text: textOf(language, namespace),
    })),
  );
  // What a first page needs, in one file.
  for (const language of languages) {
    for (const [name, namespaces] of Object.entries(FIRST_TEXTS)) {
      const parts = files.filter((file) => file.language === language && namespaces.includes(file.namespace));
      const text = `{${parts.map((part) => `"${part.namespace}":${part.text}`).join()}}`;
      if (parts.length === namespaces.length) first.push({ path: `${language}/first-${name}.json`, text });
    }
  }
  const hash = createHash('sha256');
  for (const { path, text } of [...files, ...first]) hash.update(path).update(text);
  const built = `assets/${FOLDER}-${hash.digest('hex').slice(0, 8)}`;
  const fewer = Object.fromEntries(
    languages.flatMap((language) => {
      const names = namesIn(language);
      return names.length < all.length ? [[language, names]] : [];
    }),
  );
  return {
    name: 'portal-locales',
    config: (_, { command }) => ({
      define: { __LOCALES__: JSON.stringify({ folder: command === 'build' ? built : FOLDER, languages, all, fewer }) },
    }),
    generateBundle() {
      for (const { path, text } of [...files, ...first])
        this.emitFile({ type: 'asset', fileName: `${built}/${path}`, source: text });
    },
  };
}
