import { useTranslation } from 'react-i18next';
import type { ClusterMap, ClusterMember } from '@/contract/installation/installation';
import { PageHead } from '@/shared/home/PageHead';
import { Button } from '@/shared/ui/controls/Button';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { Figure } from '@/shared/ui/text/Figure';
import { Moment } from '@/shared/ui/values/Moment';
import { useClusterQuery } from './api';
import { ServerTable, type ServerColumn } from './ServerTable';

const MEGABYTE = 1_000_000;
const nameOf = ({ name }: { name: string }) => name;

const MEMBER: readonly ServerColumn<ClusterMember>[] = [
  { name: 'version', cell: ({ version }) => <bdi>{version}</bdi> },
  { name: 'since', cell: ({ since }) => <Moment iso={since} /> },
  {
    name: 'memory',
    figure: true,
    cell: ({ memory }) => <Figure value={memory === undefined ? undefined : Math.round(memory / MEGABYTE)} />,
  },
  {
    name: 'load',
    figure: true,
    cell: ({ load }) => <Figure value={load === undefined ? undefined : Math.round(load * 100) / 100} />,
  },
];

const MAP: readonly ServerColumn<ClusterMap>[] = [
  { name: 'entries', figure: true, cell: ({ entries }) => <Figure value={entries} /> },
];

/** `/admin/hazelcast`: the processes of the server, and what they hold together. */
export default function ClusterScreen() {
  const { t } = useTranslation('installation');
  const { data, error, isFetching, refetch } = useClusterQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PageBody>
      <PageHead title={t('cluster.title')}>
        <p>{t('cluster.about')}</p>
      </PageHead>
      {data && (
        <Button variant="contained" loading={isFetching} onClick={() => void refetch()}>
          {t('refresh')}
        </Button>
      )}
      <ServerTable
        label={t('cluster.members')}
        rows={{ data: data?.members, error, refetch }}
        nameOf={nameOf}
        columns={MEMBER}
      />
      {data && (
        <section aria-labelledby="cluster-maps">
          <h2 id="cluster-maps">{t('cluster.maps')}</h2>
          <p>{t('cluster.mapsAbout')}</p>
          <ServerTable
            label={t('cluster.maps')}
            rows={{ data: data.maps, refetch }}
            nameOf={nameOf}
            columns={MAP}
            searched
          />
        </section>
      )}
    </PageBody>
  );
}
