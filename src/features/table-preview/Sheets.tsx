import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { TableFile } from '@/contract/table-preview';
import { href } from '@/routes/href';
import { Outcome } from '@/shared/ui/Outcome';
import { RouteLink } from '@/shared/ui/RouteLink';
import { ViewTabs } from '@/shared/ui/ViewTabs';
import { SheetRows } from './SheetRows';

const Tabs = styled('div')(({ theme }) => ({ marginBlockEnd: theme.spacing(2) }));

/** The sheets of a workbook as tabs, and the rows of the one that is open. */
export function Sheets({ file: { uuid, sheets }, asked }: { file: TableFile; asked: string | undefined }) {
  const { t } = useTranslation('table-preview');
  const [first] = sheets;
  const open = asked === undefined ? first : sheets.find(({ index }) => String(index) === asked);
  if (!first) return <Outcome title={t('nothing')} text={t('nothingText')} />;
  const addressOf = (index: number) =>
    href('tablePreview', { uuid, sheet: index === first.index ? undefined : String(index) });
  return (
    <>
      {sheets.length > 1 && (
        <Tabs>
          <ViewTabs
            label={t('sheets')}
            views={sheets.map(({ index, name }) => ({ name: String(index), label: name, to: addressOf(index) }))}
            open={open && String(open.index)}
          />
        </Tabs>
      )}
      {open ? (
        <SheetRows uuid={uuid} sheet={open} />
      ) : (
        <Outcome title={t('noSheet')} text={t('noSheetText', { sheet: asked })}>
          <RouteLink to={addressOf(first.index)} underline="always">
            {first.name}
          </RouteLink>
        </Outcome>
      )}
    </>
  );
}
