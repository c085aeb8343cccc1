import { Button } from '@/shared/ui/controls/Button';
import { styled } from '@/shared/ui/styled';
import { useTranslation } from 'react-i18next';
import { csvWriter } from '@/tables/csv-writer';
import { saveBlob } from '@/shared/files/save-blob';
import { useText } from '@/shared/ui/text/use-text';
import { guideSheet, type GuideRow } from './guide';

const Guide = styled('details')(({ theme }) => ({
  '& dl': { margin: theme.spacing(1, 0), fontSize: '0.8125rem' },
  '& dl > div': {
    display: 'grid',
    columnGap: theme.spacing(2),
    paddingBlock: theme.spacing(0.5),
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(150px, 1fr) 4fr' },
  },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0 },
  '& dd small': { display: 'block', fontSize: 'inherit', color: theme.vars.palette.text.secondary },
  '& p': { marginBlockStart: theme.spacing(1) },
}));

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
    <Guide>
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
    </Guide>
  );
}
