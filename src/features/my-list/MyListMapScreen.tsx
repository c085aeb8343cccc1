import { useMemo } from 'react';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { useTranslation } from 'react-i18next';
import { filterOfUuids } from '@/entities/accession/actions/filter-of-uuids';
import { DEFAULT_MAP_COLOUR } from '@/contract/constants';
import { accessionTiles } from '@/entities/accession/map/accession-tiles';
import { MapAndPlaces } from '@/entities/accession/map/canvas/MapAndPlaces';
import { useMyList } from '@/session/my-list/use-my-list';
import { href } from '@/routes/href';
import { boxOfBounds } from '@/shared/map/default-box';
import { useSeenColour } from '@/shared/map/seen-colour';
import { Button } from '@/shared/ui/controls/Button';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { EmptyList } from './EmptyList';
import { MyListHead } from './MyListHead';
import { MyListPage } from './MyListPage';
import { useListCode } from './use-list-code';
import { useCounted } from './use-counted';

/** My List on the map: where its accessions are from, and how many of them have no coordinates. */
export default function MyListMapScreen() {
  const { t } = useTranslation('my-list');
  const counted = useCounted();
  const { uuids, count } = useMyList();
  const filter = useMemo(() => (uuids.length ? filterOfUuids(uuids, true) : undefined), [uuids]);
  const { data, failure, retry } = useListCode(filter);
  const colour = useSeenColour()(DEFAULT_MAP_COLOUR);
  const tiles = useMemo(
    () => (data ? [accessionTiles({ key: 'list', code: data.filterCode, colour, servers: data.tileServers })] : []),
    [data, colour],
  );
  const unknown = data ? count - data.accessionCount : 0;
  const summary = data && [
    t('map.shown', counted(data.georeferenced)),
    data.accessionCount > data.georeferenced && t('map.without', counted(data.accessionCount - data.georeferenced)),
    unknown > 0 && t('map.unknown', counted(unknown)),
  ];
  return (
    <MyListPage>
      <MyListHead />
      {count === 0 && <EmptyList />}
      {count > 0 && failure && <FailureOutcome failure={failure} retry={retry} />}
      {count > 0 && !failure && !data && <Skeleton variant="rounded" height={520} />}
      {count > 0 && data && (
        <>
          <p role="status" style={{ margin: 0 }}>
            {summary?.filter(Boolean).join(' ')}
          </p>
          <div>
            <Button variant="contained" component={RouteLink} to={href('requestAccessions')}>
              {t('request')}
            </Button>
          </div>
          <MapAndPlaces
            key={data.filterCode}
            code={data.filterCode}
            label={t('map.label')}
            start={{ box: boxOfBounds(data.bounds) }}
            tiles={tiles}
            legend={[{ key: 'list', colour, label: t('title') }]}
          />
        </>
      )}
    </MyListPage>
  );
}
