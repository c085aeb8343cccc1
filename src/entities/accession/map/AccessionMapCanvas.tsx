import { useEffect, useMemo, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { MapInfo } from '@/contract/map';
import { boxOfBounds } from '@/shared/map/default-box';
import type { MapHandle, MapPoint, MapStart } from '@/shared/map/map-types';
import { WorldMap } from '@/shared/map/WorldMap';
import { useFormat } from '@/shared/ui/use-format';
import { accessionTiles } from './accession-tiles';
import type { AccessionMapProps } from './AccessionMap';
import { accessionMapApi } from './api';
import { MapFaults } from './MapFaults';

/** Degrees around a single place. */
const AROUND = 3;

function startOf(info: MapInfo | undefined, points: readonly MapPoint[] | undefined): MapStart {
  if (info || !points?.length) return { box: boxOfBounds(info?.bounds) };
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  const west = Math.min(...longitudes) - AROUND;
  const east = Math.max(...longitudes) + AROUND;
  return { box: [west, Math.min(...latitudes) - AROUND, east, Math.max(...latitudes) + AROUND] };
}

/** The map itself; `AccessionMap` loads it. */
export default function AccessionMapCanvas(props: AccessionMapProps) {
  const { filter, points, areas, height = 420, onPick } = props;
  const { accessions = !points } = props;
  const { t } = useTranslation('map');
  const { number } = useFormat();
  const handle = useRef<MapHandle>(null);
  const [faulty, setFaulty] = useState<string>();
  const args = props.code ? { f: props.code } : { filter };
  const {
    currentData: info,
    error,
    refetch,
  } = accessionMapApi.endpoints.accessionMapInfo.useQuery(args, {
    skip: !accessions,
  });
  const tiles = useMemo(() => {
    if (!info) return [];
    return [accessionTiles({ key: 'selection', code: info.filterCode, servers: info.tileServers })];
  }, [info]);
  const label =
    props.label ?? (info ? t('labelOf', { count: info.georeferenced, shown: number(info.georeferenced) }) : t('label'));
  const { filterCode, bounds } = info ?? {};
  const shown = useRef(filterCode);
  useEffect(() => {
    // Another result, another part of the world.
    if (shown.current !== undefined && shown.current !== filterCode) handle.current?.fit(boxOfBounds(bounds));
    shown.current = filterCode;
  }, [filterCode, bounds]);
  if (accessions && !info && !error) return <div style={{ height }} aria-busy="true" />;
  return (
    <>
      {error !== undefined && (
        <p role="alert">
          {t('tools.faults')} <Button onClick={() => void refetch()}>{t('tools.again')}</Button>
        </p>
      )}
      <MapFaults of={faulty} onRetry={() => [setFaulty(undefined), handle.current?.reload()]} />
      <WorldMap
        ref={handle}
        embedded
        label={label}
        height={height}
        start={startOf(info, accessions ? undefined : points)}
        tiles={tiles}
        areas={areas}
        points={points}
        onPick={onPick}
        onFault={setFaulty}
      />
    </>
  );
}
