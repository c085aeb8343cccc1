import type { FlatNamespace } from 'i18next';
import { useTranslation } from 'react-i18next';

export type Text = (key: string, values?: Record<string, unknown>) => string;

/** i18next types the keys that are known when writing; a test holds all others against the definitions they come from. */
export const anyKey = (t: (...given: never[]) => unknown): Text => t as Text;

/**
 * Texts by keys that are put together from data, such as `accession:fields.geo.elevation`. Loads the namespaces named.
 */
export function useText(...namespaces: string[]): Text {
  return anyKey(useTranslation(namespaces as FlatNamespace[]).t);
}
