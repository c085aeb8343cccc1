import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@/shared/api/file-answer';
import { csvWriter } from '@/shared/files/csv-writer';
import { useText } from '@/shared/ui/use-text';
import { guideSheet, type GuideRow } from './guide';

const Guide = styled('details')(({ theme }) => ({
  '& table': { borderCollapse: 'collapse', width: '100%', marginBlock: theme.spacing(1), fontSize: '0.8125rem' },
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'break-word',
    fontWeight: 400,
    padding: theme.spacing(0.5, 1),
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  },
  '& thead th, & tbody th': { fontWeight: 600 },
  '& p': { marginBlockStart: theme.spacing(1) },
}));

/** What each column of the file means and how its values are written; also as a file of its own. */
export function ColumnGuide({ rows, name }: { rows: readonly GuideRow[]; name: string }) {
  const { t } = useTranslation('export');
  const text = useText('export', 'accession');
  const save = () => {
    const writer = csvWriter();
    writer.add(guideSheet(rows, text));
    saveFile({ url: URL.createObjectURL(writer.end()), name }, name);
  };
  return (
    <Guide>
      <summary>{t('guide.title')}</summary>
      <p>{t('guide.text')}</p>
      <p>{t('guide.warning')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('guide.column')}</th>
            <th scope="col">{t('guide.meaning')}</th>
            <th scope="col">{t('guide.values')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([column, meaning, values]) => (
            <tr key={column}>
              <th scope="row">
                <bdi dir="ltr">{column}</bdi>
              </th>
              <td>{meaning}</td>
              <td>{values}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button variant="outlined" onClick={save}>
        {t('guide.download')}
      </Button>
    </Guide>
  );
}
