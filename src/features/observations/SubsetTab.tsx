import { useTranslation } from 'react-i18next';
import type { DatasetDetails } from '@/contract/dataset/dataset';
import { AccessionsOf } from '@/entities/accession/AccessionsOf';
import { observationApi } from '@/entities/observation/api';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { useFormat } from '@/shared/ui/format/use-format';
import { UnknownReferences } from './UnknownReferences';
import styles from './SubsetTab.module.css';

/** The accessions of a dataset as a list of the catalogue, and how many it cannot show. */
export default function SubsetTab({ dataset }: { dataset: DatasetDetails }) {
  const { t } = useTranslation('observations');
  const { number } = useFormat();
  const { currentData } = observationApi.endpoints.observed.useQuery({ datasets: [dataset.uuid] });
  const unknown = currentData ? currentData.total - currentData.accessionCount : 0;
  return (
    <>
      {unknown > 0 && (
        <PageBody className={styles.intro}>{t('subset.intro', { count: unknown, shown: number(unknown) })}</PageBody>
      )}
      <AccessionsOf scope={{ datasets: [dataset.uuid] }} numbered />
      {unknown > 0 && (
        <PageBody>
          <UnknownReferences uuid={dataset.uuid} />
        </PageBody>
      )}
    </>
  );
}
