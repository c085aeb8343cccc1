import { useTranslation } from 'react-i18next';
import { useFormat } from '@/shared/ui/format/use-format';

/** What a column of the file is called, by its place from 0; of one without a name, its place. */
export function useColumnName(headers: readonly string[]): (index: number) => string {
  const { t } = useTranslation('check');
  const { number } = useFormat();
  return (index) => (index < 0 ? t('wholeRow') : headers[index] || t('editor.column', { at: number(index + 1) }));
}
