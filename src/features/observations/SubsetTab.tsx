import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { DatasetDetails } from '@/contract/dataset';
import { AccessionsOf } from '@/entities/accession/AccessionsOf';
import { observationApi } from '@/entities/observation/api';
import { useFormat } from '@/shared/ui/use-format';

/** The list draws itself up to what stands above: here that is the line of the tabs. */
const List = styled('div')(({ theme }) => ({ paddingBlockStart: theme.spacing(3) }));

/** The accessions of a dataset as a list of the catalogue, and how many it cannot show. */
export default function SubsetTab({ dataset }: { dataset: DatasetDetails }) {
  const { t } = useTranslation('observations');
  const { number } = useFormat();
  const { currentData } = observationApi.endpoints.observed.useQuery({ datasets: [dataset.uuid] });
  const unknown = currentData ? currentData.total - currentData.accessionCount : 0;
  return (
    <>
      {unknown > 0 && <p>{t('subset.intro', { count: unknown, shown: number(unknown) })}</p>}
      <List>
        <AccessionsOf scope={{ datasets: [dataset.uuid] }} numbered />
      </List>
    </>
  );
}
