import { useTranslation } from 'react-i18next';
import type { Dataset } from '@/contract/dataset';
import { useCropName } from '@/entities/names/use-crop-name';
import { VersionText } from '@/entities/publication/VersionText';
import { href } from '@/routes/href';
import { CardName } from '@/shared/list/CardName';
import { useFormat } from '@/shared/ui/use-format';

/** A dataset in a few lines, for small screens. */
export function DatasetCard({ row }: { row: Dataset }) {
  const { t } = useTranslation('dataset');
  const cropName = useCropName();
  const { number } = useFormat();
  const { uuid, title, crops, owner, accessionCount, observationCount } = row;
  return (
    <>
      <CardName to={href('dataset', { uuid })}>
        <bdi>{title}</bdi>
      </CardName>
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
