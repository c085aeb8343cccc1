import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession';
import { Card } from '@/shared/ui/Card';
import { CopyButton } from '@/shared/ui/CopyButton';
import { citationOf } from './citation';

/** The words to cite the accession with. */
export function CiteCard({ accession, address }: { accession: Accession; address: string }) {
  const { t } = useTranslation('accession');
  const [today] = useState(() => new Date());
  const citation = citationOf(accession, address, today);
  return (
    <Card aria-labelledby="cite">
      <h2 id="cite">{t('cite.title')}</h2>
      <p dir="ltr">{citation}</p>
      <CopyButton text={citation} label={t('cite.copy')} />
    </Card>
  );
}
