import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import { csvWriter } from '@/tables/csv-writer';
import { saveBlob } from '@/shared/files/save-blob';
import { useText } from '@/shared/ui/text/use-text';
import { guideSheet, type GuideRow } from './guide';
import styles from './ColumnGuide.module.css';

/** What each column of the file means and how its values are written; also as a file of its own. */
export function ColumnGuide({ rows, name }: { rows: readonly GuideRow[]; name: string }) {
  const { t } = useTranslation('export');
  const text = useText('export', 'accession');
  const save = () => {
    const writer = csvWriter();
    writer.add(guideSheet(rows, text));
    saveBlob(writer.end(), name);
  };
  return (
    <details className={styles.guide}>
      <summary>{t('guide.title')}</summary>
      <p>{t('guide.text')}</p>
      <p>{t('guide.warning')}</p>
      <dl>
        {rows.map(([column, meaning, values]) => (
          <div key={column}>
            <dt>
              <bdi dir="ltr">{column}</bdi>
            </dt>
            <dd>
              {meaning}
              {values && <small>{values}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <Button variant="outlined" onClick={save}>
        {t('guide.download')}
      </Button>
    </details>
  );
}
