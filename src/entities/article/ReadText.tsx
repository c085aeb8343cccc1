import { useTranslation } from 'react-i18next';
import type { ReadContent } from '@/contract/content/article';
import { Note } from '@/entities/publication/page/Note';
import { usePageTitle } from '@/routes/hooks/use-page-title';
import { LongText } from '@/shared/ui/markdown/LongText';
import { useLocale } from '@/shared/ui/text/use-locale';
import { inLanguage } from './in-language';

/** Names the page after what is read, and shows it: with a note where the text is not in the reader's language. */
export function ReadText({ item: { title, description, body, lang } }: { item: ReadContent }) {
  const { t } = useTranslation('content');
  const locale = useLocale();
  usePageTitle(title, undefined, description ?? undefined);
  return (
    <>
      <h1 {...inLanguage(lang)}>{title}</h1>
      {lang !== locale && <Note>{t('notTranslated')}</Note>}
      {body && <LongText text={body} {...inLanguage(lang)} />}
    </>
  );
}
