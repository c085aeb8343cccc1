import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Names of M49 regions by their three digits, in the reader's language: browsers know them. */
export function useRegionName(): (isoCode: string) => string {
  const { i18n } = useTranslation();
  const names = useMemo(
    () => new Intl.DisplayNames([i18n.language || 'en'], { type: 'region', fallback: 'code' }),
    [i18n.language],
  );
  return useCallback((isoCode) => (/^\d{3}$/.test(isoCode) ? (names.of(isoCode) ?? isoCode) : isoCode), [names]);
}
