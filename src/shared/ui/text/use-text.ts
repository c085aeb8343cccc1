import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

export type Text = (key: string, values?: Record<string, unknown>) => string;

/**
 * Texts by keys that are put together from data, such as `accession:fields.geo.elevation`. Loads the namespaces named.
 * Keys known when writing use i18next's typed `t`; a test holds the derived ones against the definitions.
 */
export function useText(...namespaces: string[]): Text {
  const { t } = useTranslation(namespaces as never);
  return useCallback((key, values) => t(key as never, values as never) as unknown as string, [t]);
}
