import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession';
import { useDatasetTitle } from '@/entities/names/use-item-title';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/RouteLink';
import { accessionDatasetsApi } from './datasets-api';
import { DetailPart } from './DetailPart';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

/** The datasets that hold an accession; nothing where none does. */
export function DatasetsPart({ accession: { uuid, historic } }: { accession: Accession }) {
  const { t } = useTranslation('dataset');
  const query = accessionDatasetsApi.endpoints.accessionDatasets.useQuery({ uuid, historic });
  return (
    <DetailPart title={t('title')} query={query} unless={(datasets) => datasets.length === 0}>
      {(datasets) => <Datasets uuids={datasets} />}
    </DetailPart>
  );
}

function Datasets({ uuids }: { uuids: readonly string[] }) {
  const titleOf = useDatasetTitle(uuids);
  return (
    <List>
      {uuids.map((uuid) => (
        <li key={uuid}>
          <RouteLink to={href('dataset', { uuid })}>
            <bdi>{titleOf(uuid)}</bdi>
          </RouteLink>
        </li>
      ))}
    </List>
  );
}
