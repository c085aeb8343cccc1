import { useId } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { AccessionFilter } from '@/contract/accession-filter';
import { AccessionMap } from '@/entities/accession/map/AccessionMap';
import { NearScreen } from '@/shared/ui/NearScreen';

const HEIGHT = 360;

const Part = styled('section')(({ theme }) => ({
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  paddingBlock: theme.spacing(2),
  breakInside: 'avoid',
  '& h2': { margin: theme.spacing(0, 0, 1), fontSize: '1.0625rem' },
}));

/** Where the accessions of a subset come from. */
export function SubsetMap({ title, scope }: { title: string; scope: AccessionFilter }) {
  const { t } = useTranslation('subset');
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{t('map.title')}</h2>
      <NearScreen height={HEIGHT}>
        <AccessionMap code={undefined} filter={scope} height={HEIGHT} label={t('map.label', { title })} />
      </NearScreen>
    </Part>
  );
}
