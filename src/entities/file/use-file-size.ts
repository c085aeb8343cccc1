import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/shared/ui/use-format';

const KILO = 1000;
const MEGA = 1_000_000;

/** Bytes in words, in units of a thousand as file managers have them. */
export function useFileSize(): (bytes: number) => string {
  const { t } = useTranslation('files');
  const { number } = useFormat();
  return useCallback(
    (bytes) => {
      if (bytes < KILO) return t('size.byte', { count: bytes, shown: number(bytes) });
      if (bytes < MEGA) return t('size.kilobyte', { shown: number(bytes / KILO, bytes < 10 * KILO ? 1 : 0) });
      return t('size.megabyte', { shown: number(bytes / MEGA, 1) });
    },
    [t, number],
  );
}
