import { useTranslation } from 'react-i18next';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { asksNothing } from '@/shared/filters/criteria/asks-nothing';
import { Card } from '@/shared/ui/layout/Card';
import { useFormat } from '@/shared/ui/format/use-format';
import { AccessionsLink } from './catalogue/AccessionsLink';
import styles from './AccessionCount.module.css';

/** How many accessions there are of something, and the way to them; nothing of what names nobody. */
export function AccessionCount({ title, count, filter }: { title: string; count: number; filter: AccessionFilter }) {
  const { t } = useTranslation('accession');
  const { number } = useFormat();
  if (asksNothing(filter)) return null;
  return (
    <Card>
      <h2>{title}</h2>
      <strong className={styles.count}>{number(count)}</strong>
      {count > 0 && (
        <div className={styles.linkBox}>
          <AccessionsLink filter={filter}>{t('openList')}</AccessionsLink>
        </div>
      )}
    </Card>
  );
}
