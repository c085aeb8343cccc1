import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import type { AccessionFilter } from '@/contract/accession-filter';
import { ObservationSearch } from '@/entities/observation/ObservationSearch';
import { useItems } from '@/shared/charts/use-items';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { Outcome } from '@/shared/ui/Outcome';
import { useFormat } from '@/shared/ui/use-format';
import { MOST_DATASETS, useTraits } from './use-traits';

interface Props {
  filter: AccessionFilter;
  code: string | undefined;
  total: number;
}

/** The traits of a result that names its material. */
export function Traits({ filter, code, total }: Props) {
  const { t } = useTranslation('traits');
  const { number } = useFormat();
  const accessions = useItems('accession');
  const { datasets, all, descriptors, summaries, failure, retry } = useTraits(filter, code);
  if (failure) return <FailureOutcome failure={failure} retry={retry} />;
  if (datasets?.length === 0 || descriptors?.every(({ uuid }) => !summaries.get(uuid)?.count))
    return <Outcome title={t('none')} text={t('noneText', { items: accessions(total) })} />;
  if (!datasets || !descriptors) return <Skeleton variant="rounded" height={420} />;
  return (
    <>
      <p>
        {t('intro', { count: all, shown: number(all) })}{' '}
        {all > datasets.length && t('cut', { most: number(MOST_DATASETS), all: number(all) })}
      </p>
      <ObservationSearch
        datasets={datasets}
        accession={filter}
        descriptors={descriptors}
        summaries={summaries}
        name="traits"
      />
    </>
  );
}
