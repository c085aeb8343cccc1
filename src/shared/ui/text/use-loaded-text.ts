import { useCallback } from 'react';
import { useI18n } from './use-locale';
import { anyKey, type Text } from './use-text';

/**
 * As `useText`, for what stands a hundred times on a page that has loaded the namespace already, such as the cells of
 * a table: it waits for nothing and subscribes to nothing.
 */
export function useLoadedText(): Text {
  const i18n = useI18n();
  const { language } = i18n;
  return useCallback((key, values) => anyKey(i18n.t)(key, { ...values, lng: language }), [i18n, language]);
}
