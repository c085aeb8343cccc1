import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession';
import { useTreeTitle } from '@/entities/names/use-tree-title';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/RouteLink';
import { accessionDetailApi } from './api';
import { DetailPart } from './DetailPart';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

/** The diversity trees that an accession stands in; nothing where there is none. */
export function TreesPart({ accession: { uuid, historic } }: { accession: Accession }) {
  const { t } = useTranslation('accession');
  const query = accessionDetailApi.endpoints.accessionTrees.useQuery({ uuid, historic });
  return (
    <DetailPart title={t('detail.trees')} query={query} unless={(trees) => trees.length === 0}>
      {(trees) => <Trees uuids={trees} />}
    </DetailPart>
  );
}

function Trees({ uuids }: { uuids: readonly string[] }) {
  const nameOf = useTreeTitle(uuids);
  return (
    <List>
      {uuids.map((uuid) => (
        <li key={uuid}>
          <RouteLink to={href('divtree', { uuid })}>
            <bdi>{nameOf(uuid)}</bdi>
          </RouteLink>
        </li>
      ))}
    </List>
  );
}
