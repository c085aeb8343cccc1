import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Taxon } from '@/contract/taxonomy';
import { TaxonName } from '@/entities/accession/TaxonName';
import { useFormat } from '@/shared/ui/use-format';
import { OtherNames } from './OtherNames';
import { TaxonAccessions } from './TaxonAccessions';

const Label = styled('span')(({ theme }) => ({
  marginInlineEnd: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
}));

/** A taxon in a few lines, for small screens. */
export function TaxonCard({ row }: { row: Taxon }) {
  const { t } = useTranslation(['accession', 'taxonomy']);
  const { number } = useFormat();
  const { currentName, synonyms, accessionCount } = row;
  return (
    <>
      <div>
        <TaxonName taxonomy={row} />
      </div>
      {(currentName || synonyms.length > 0) && (
        <div>
          {synonyms.length > 0 && !currentName && <Label>{t('taxonomy:fields.synonyms')}</Label>}
          <OtherNames taxon={row} />
        </div>
      )}
      <div>
        <TaxonAccessions taxon={row}>
          {t('accession:count', { count: accessionCount, shown: number(accessionCount) })}
        </TaxonAccessions>
      </div>
    </>
  );
}
