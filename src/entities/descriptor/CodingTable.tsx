import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import { Original } from '@/entities/publication/values/TranslatedTitle';
import { translated } from '@/entities/publication/values/translated';
import { fold } from '@/contract/fold';
import { useLocale } from '@/shared/ui/text/use-locale';
import { TermsTable } from './TermsTable';
import styles from './CodingTable.module.css';

/** Terms that are seen at a glance: a longer table can be searched. */
const GLANCE = 12;

/**
 * The coding table of a descriptor: every code with its meaning in the reader's language, as it was written one click
 * away, and a search where there are many.
 */
export function CodingTable({ descriptor }: { descriptor: Descriptor }) {
  const { t } = useTranslation('descriptor');
  const id = useId();
  const { terms: written = [] } = descriptor;
  const { terms = written } = translated(descriptor, useLocale());
  const [sought, setSought] = useState('');
  const needle = fold(sought.trim());
  const found = terms.filter(({ code, title, description }) =>
    fold(`${code} ${title} ${description ?? ''}`).includes(needle),
  );
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{t('codingTable')}</h2>
      {terms.length > GLANCE && (
        <input
          type="search"
          value={sought}
          aria-label={t('searchCodes')}
          placeholder={t('searchCodes')}
          onChange={(event) => setSought(event.target.value)}
        />
      )}
      <TermsTable labelledBy={id} terms={found} />
      <div role="status">{needle && t('codesFound', { count: found.length, whole: terms.length })}</div>
      {terms.some(({ title }, at) => title !== written[at]?.title) && (
        <Original item={descriptor}>
          <TermsTable labelledBy={id} terms={written} />
        </Original>
      )}
    </section>
  );
}
