import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Publishable } from '@/contract/publication/publication';
import { Markdown } from '@/shared/ui/markdown/Markdown';
import { useLocale } from '@/shared/ui/text/use-locale';
import { translated } from './translated';
import { useLanguageName } from './use-language-name';
import styles from './TranslatedTitle.module.css';

type Titled = Pick<Publishable, 'title' | 'language' | 'translations'>;

/** The title of an item in the reader's language, where it was translated. */
export function TranslatedTitle({ item }: { item: Titled }) {
  const { title, language } = translated(item, useLocale());
  return <bdi lang={language ?? undefined}>{title}</bdi>;
}

/** What was translated, as it was written: one click away. */
export function Original({ item, children }: { item: Titled; children: ReactNode }) {
  const { t } = useTranslation('publication');
  const nameOf = useLanguageName();
  return (
    <details className={styles.folded}>
      <summary>{item.language ? t('originalIn', { language: nameOf(item.language) }) : t('original')}</summary>
      {children}
    </details>
  );
}

/** The description of an item, likewise; title and description as they were written are one click away. */
export function TranslatedText({ item }: { item: Publishable }) {
  const { title, description } = translated(item, useLocale());
  const isTranslated = title !== item.title || description !== item.description;
  return (
    <>
      {description && <Markdown text={description} />}
      {isTranslated && (
        <Original item={item}>
          <strong>
            <bdi lang={item.language ?? undefined}>{item.title}</bdi>
          </strong>
          {item.description && (
            <div dir="auto" lang={item.language ?? undefined}>
              <Markdown text={item.description} />
            </div>
          )}
        </Original>
      )}
    </>
  );
}

/** Whether there is anything to say of it. */
export const isDescribed = ({ description, translations }: Publishable): boolean =>
  Boolean(description) || Object.values(translations ?? {}).some((each) => each.title || each.description);
