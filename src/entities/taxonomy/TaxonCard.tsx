import { Trans, useTranslation } from 'react-i18next';
import type { Taxon } from '@/contract/taxonomy';
import { TaxonName } from '@/entities/accession/TaxonName';
import { useFormat } from '@/shared/ui/use-format';
import { ScientificName } from './ScientificName';
import { TaxonAccessions } from './TaxonAccessions';

/** A taxon in a few lines, for small screens. */
export function TaxonCard({ row }: { row: Taxon }) {
  const { t } = useTranslation(['taxonomy', 'accession']);
  const { number, list } = useFormat();
  const { currentName, synonyms, accessionCount } = row;
  return (
    <>
      <div>
        <TaxonName taxonomy={row} />
      </div>
      {currentName && (
        <div>
          <Trans
            t={t}
            i18nKey="taxonomy:acceptedName"
            values={{ name: currentName }}
            components={{ name: <ScientificName name={currentName} /> }}
          />
        </div>
      )}
      {synonyms.length > 0 && <div>{t('taxonomy:otherNames', { names: list(synonyms) })}</div>}
      <div>
        <TaxonAccessions taxon={row}>
          {t('accession:count', { count: accessionCount, shown: number(accessionCount) })}
        </TaxonAccessions>
      </div>
    </>
  );
}
