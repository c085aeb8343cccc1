import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession';
import { useTreeTitles } from '@/entities/names/use-item-title';
import { href } from '@/routes/href';
import { accessionDetailApi } from './api';
import { LinkedPart } from './LinkedPart';

/** The diversity trees that an accession stands in. */
export function TreesPart({ accession: { uuid, historic } }: { accession: Accession }) {
  const { t } = useTranslation('accession');
  const query = accessionDetailApi.endpoints.accessionTrees.useQuery({ uuid, historic });
  return (
    <LinkedPart
      title={t('detail.trees')}
      query={query}
      useTitle={useTreeTitles}
      to={(tree) => href('divtree', { uuid: tree })}
    />
  );
}
