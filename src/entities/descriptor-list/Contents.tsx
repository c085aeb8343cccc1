import { useTranslation } from 'react-i18next';
import { categoryName } from '@/entities/descriptor/codes';
import { TranslatedTitle } from '@/entities/publication/values/TranslatedTitle';
import { anchorOf } from './anchors';
import type { ListSection } from './numbered';
import styles from './Contents.module.css';

/** What a descriptor list holds, each entry leading to its place on the page. */
export function Contents({ sections }: { sections: readonly ListSection[] }) {
  const { t } = useTranslation('descriptor-list');
  const nameOfCategory = categoryName.useName();
  return (
    <nav className={styles.nav} aria-labelledby="contents">
      <h2 id="contents">{t('contents')}</h2>
      <ol>
        {sections.map(({ number, category, entries }) => (
          <li key={category}>
            <a className="link link-hover" href={`#${anchorOf(number)}`}>
              {`${number} ${nameOfCategory(category)}`}
            </a>
            <ol>
              {entries.map((entry) => (
                <li key={entry.number}>
                  <span className="number">{entry.number}</span>
                  <a className="link link-hover" href={`#${anchorOf(entry.number)}`}>
                    <TranslatedTitle item={entry.descriptor} />
                  </a>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  );
}
