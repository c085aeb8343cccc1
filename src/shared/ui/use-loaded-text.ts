import { use, useCallback } from 'react';
import { I18nContext } from 'react-i18next';
import type { Text } from './use-text';

/**
 * As `useText`, for what stands a hundred times on a page that has loaded the namespace already, such as the cells of
 * a table: it waits for nothing and subscribes to nothing.
 */
export function useLoadedText(): Text {
  const { i18n } = use(I18nContext);
  const { language } = i18n;
  return useCallback(
    (key, values) => i18n.t(key as never, { ...values, lng: language } as never) as unknown as string,
    [i18n, language],
  );
}
