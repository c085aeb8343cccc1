import { useTranslation } from 'react-i18next';
import type { Dataset } from '@/contract/dataset';
import { useCropName } from '@/entities/names/use-crop-name';
import { VersionText } from '@/entities/publication/VersionText';
import type { CardProps } from '@/shared/list/definition';
import { useFormat } from '@/shared/ui/use-format';

/** A dataset in a few lines, for small screens. */
export function DatasetCard({ row, name }: CardProps<Dataset>) {
  const { t } = useTranslation('dataset');
  const cropName = useCropName();
  const { number } = useFormat();
  const { crops, owner, accessionCount, observationCount } = row;
  return (
    <>
      {name}
      <div dir="auto">{[...crops.map(cropName), owner?.shortName].filter(Boolean).join(' · ')}</div>
      <div>
        {[
          t('counts.accessions', { count: accessionCount, shown: number(accessionCount) }),
          t('counts.observations', { count: observationCount, shown: number(observationCount) }),
        ].join(' · ')}
      </div>
      <div>
        <VersionText item={row} />
      </div>
    </>
  );
}
