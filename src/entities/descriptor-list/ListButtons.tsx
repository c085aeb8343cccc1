import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { csvWriter } from '@/tables/csv-writer';
import { saveBlob } from '@/shared/files/save-blob';
import { descriptorRows } from './descriptor-rows';
import type { ListSection } from './numbered';

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginBlockEnd: theme.spacing(2),
}));

/** Takes a descriptor list along: on paper, or as a table. */
export function ListButtons({ sections, fileName }: { sections: readonly ListSection[]; fileName: string }) {
  const { t } = useTranslation('descriptor-list');
  const save = async () => {
    const writer = csvWriter();
    await writer.add(descriptorRows(sections));
    saveBlob(await writer.end(), `${fileName}.csv`);
  };
  return (
    <Buttons>
      <Button variant="contained" onClick={() => globalThis.print()}>
        {t('print')}
      </Button>
      <Button variant="outlined" onClick={() => void save()}>
        {t('csv')}
      </Button>
    </Buttons>
  );
}
