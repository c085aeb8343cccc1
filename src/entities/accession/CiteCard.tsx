import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession';
import { Card } from '@/shared/ui/Card';
import { CopyButton } from '@/shared/ui/CopyButton';
import { citationOf } from './citation';

const Actions = styled('div')(({ theme }) => ({ marginBlockStart: theme.spacing(1.5) }));

/** The words to cite the accession with. */
export function CiteCard({ accession, address }: { accession: Accession; address: string }) {
  const { t } = useTranslation('accession');
  const [today] = useState(() => new Date());
  const citation = citationOf(accession, address, today);
  return (
    <Card aria-labelledby="cite">
      <h2 id="cite">{t('cite.title')}</h2>
      <p dir="ltr">{citation}</p>
      <Actions>
        <CopyButton text={citation} label={t('cite.copy')} />
      </Actions>
    </Card>
  );
}
