import { useTranslation } from 'react-i18next';
import type { AccessionFilter } from '@/contract/accession-filter';
import { AccessionMap } from '@/entities/accession/map/AccessionMap';
import { Part } from '@/shared/detail/Part';
import { NearScreen } from '@/shared/ui/NearScreen';

const HEIGHT = 360;

/** Where the accessions of a subset come from. */
export function SubsetMap({ title, scope }: { title: string; scope: AccessionFilter }) {
  const { t } = useTranslation('subset');
  return (
    <Part title={t('map.title')}>
      <NearScreen height={HEIGHT}>
        <AccessionMap code={undefined} filter={scope} height={HEIGHT} label={t('map.label', { title })} />
      </NearScreen>
    </Part>
  );
}
