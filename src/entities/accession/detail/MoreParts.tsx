import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession/accession';
import { useDatasetTitle, useTreeTitles } from '@/entities/names/use-item-title';
import { href } from '@/routes/href';
import type { ItemQuery } from '@/shared/detail/outcome/DetailOutcome';
import { ExternalLink } from '@/shared/ui/values/ExternalLink';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { accessionDetailApi } from './api';
import { DetailPart } from './DetailPart';
import { SimilarPart } from './SimilarPart';
import styles from './MoreParts.module.css';

interface Props {
  title: string;
  /** uuids of what an accession is part of. */
  query: ItemQuery<readonly string[]>;
  useTitle: (uuids: readonly string[]) => (uuid: string) => string;
  to: (uuid: string) => string;
}

/** What an accession is part of, by title; nothing where it is part of none. */
function LinkedPart({ title, query, ...names }: Props) {
  return (
    <DetailPart title={title} query={query} unless={(uuids) => uuids.length === 0}>
      {(uuids) => <Links uuids={uuids} {...names} />}
    </DetailPart>
  );
}

function Links({ uuids, useTitle, to }: Pick<Props, 'useTitle' | 'to'> & { uuids: readonly string[] }) {
  const titleOf = useTitle(uuids);
  return (
    <ul className={styles.list}>
      {uuids.map((uuid) => (
        <li key={uuid}>
          <RouteLink to={to(uuid)}>
            <bdi>{titleOf(uuid)}</bdi>
          </RouteLink>
        </li>
      ))}
    </ul>
  );
}

/** The diversity trees that an accession stands in. */
function TreesPart({ accession: { uuid, historic } }: { accession: Accession }) {
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

/** The datasets that hold an accession. */
function DatasetsPart({ accession: { uuid, historic } }: { accession: Accession }) {
  const { t } = useTranslation('dataset');
  const query = accessionDetailApi.endpoints.accessionDatasets.useQuery({ uuid, historic });
  return (
    <LinkedPart
      title={t('title')}
      query={query}
      useTitle={useDatasetTitle}
      to={(dataset) => href('dataset', { uuid: dataset })}
    />
  );
}

/** Under which names servers of genotypes have it. */
function GenotypesPart({ accession: { uuid, historic } }: { accession: Accession }) {
  const { t } = useTranslation('accession');
  const { number } = useFormat();
  const query = accessionDetailApi.endpoints.accessionGenotypes.useQuery({ uuid, historic });
  return (
    <DetailPart title={t('detail.genotypes')} query={query} unless={({ content }) => content.length === 0}>
      {({ content, totalElements: count }) => (
        <>
          <ul className={styles.list}>
            {content.map(({ genotypeId, serverUrl, instCode }) => (
              <li key={[instCode, genotypeId, serverUrl].join(' ')}>
                <bdi>{genotypeId}</bdi>
                {serverUrl && (
                  <div dir="auto">
                    <ExternalLink url={serverUrl} />
                  </div>
                )}
              </li>
            ))}
          </ul>
          {count > content.length && (
            <p>{t('detail.moreGenotypes', { count, shown: number(count), first: number(content.length) })}</p>
          )}
        </>
      )}
    </DetailPart>
  );
}

/** What an accession is part of, and what may be the same; loaded after its record. */
export default function MoreParts({ accession }: { accession: Accession }) {
  return (
    <>
      <DatasetsPart accession={accession} />
      <TreesPart accession={accession} />
      <GenotypesPart accession={accession} />
      <SimilarPart accession={accession} />
    </>
  );
}
