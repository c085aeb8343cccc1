import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts of one namespace by dotted key. */
export type Texts = ReadonlyMap<string, string>;

function flat(node: unknown, path: string[] = []): [string, string][] {
  if (typeof node === 'string') return [[path.join('.'), node]];
  return Object.entries(node as object).flatMap(([key, value]) => flat(value, [...path, key]));
}

export const namespaces: readonly string[] = readdirSync(join('locales', 'en')).map((file) =>
  file.replace('.json', ''),
);

/** The texts of a language, empty where it has no such file. */
export function textsOf(language: string, namespace: string): Texts {
  const path = join('locales', language, `${namespace}.json`);
  return new Map(existsSync(path) ? flat(JSON.parse(readFileSync(path, 'utf8'))) : []);
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** A key without the plural form it is for. */
export const baseKey = (key: string): string => key.replace(PLURAL, '');

/** Keys of which English has plural forms. */
export const pluralKeys = (texts: Texts): Set<string> =>
  new Set([...texts.keys()].filter((key) => key.endsWith('_other')).map(baseKey));

export const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => name ?? '').toSorted();
