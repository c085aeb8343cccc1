import { useTranslation } from 'react-i18next';
import type { ReadContent } from '@/contract/content/article';
import { Note } from '@/entities/publication/page/Note';
import { useLocale } from '@/shared/ui/text/use-locale';

/** Says that what is read is in English, where there is none in the reader's language. */
export function NotTranslated({ item: { languages } }: { item: Pick<ReadContent, 'languages'> }) {
  const { t } = useTranslation('content');
  const locale = useLocale();
  // Not by the text's own language: another one is on its way when the page's has changed.
  return !languages.some((language) => language === locale) && <Note>{t('notTranslated')}</Note>;
}
