import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ENABLED_LANGUAGES, type Language } from '@/contract/constants';
import type { ArticleRow } from '@/contract/content/article';
import type { MenuItem } from '@/contract/content/menu';
import { readItems } from '@/contract/content/read-menu';
import { MenuList } from '@/entities/article/MenuList';
import { useLanguageName } from '@/entities/publication/values/use-language-name';
import { NativeSelect } from '@/shared/ui/controls/NativeSelect';
import { inLanguage } from '@/shared/ui/text/in-language';
import { useLocale } from '@/shared/ui/text/use-locale';
import styles from './MenuFields.module.css';

interface Props {
  menuKey: string;
  items: readonly MenuItem[];
  articles: ReadonlyMap<string, ArticleRow> | undefined;
}

/** What readers of a language will see of a menu once it is published. */
export function MenuPreview({ menuKey, items, articles }: Props) {
  const { t } = useTranslation('menu');
  const id = useId();
  const nameOf = useLanguageName();
  const [language, setLanguage] = useState(useLocale() as Language);
  const titleOf = (slug: string) => {
    const article = articles?.get(slug);
    if (!article || article.template || article.publishedDate === null) return undefined;
    const title = article.titles[language];
    return title === undefined ? { title: article.title, lang: 'en' as const } : { title, lang: language };
  };
  const shown = readItems(items, titleOf, language);
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <h2 id={id}>{t('preview.title')}</h2>
      <NativeSelect
        label={t('preview.language')}
        value={language}
        options={ENABLED_LANGUAGES.map((each) => ({ value: each, label: nameOf(each) }))}
        onChange={(value) => setLanguage(value as Language)}
      />
      <div {...inLanguage(language)}>
        {shown.length > 0 ? <MenuList menuKey={menuKey} items={shown} /> : <p>{t('preview.nothing')}</p>}
      </div>
    </section>
  );
}
