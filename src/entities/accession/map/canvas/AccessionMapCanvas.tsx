import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_MAP_COLOUR } from '@/contract/constants';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { MapInfo } from '@/contract/accession/map';
import { boxAround } from '@/shared/map/box-around';
import { boxOfBounds } from '@/shared/map/default-box';
import type { MapArea, MapHandle, MapPoint, MapStart, Place } from '@/shared/map/map-types';
import { useSeenColour } from '@/shared/map/seen-colour';
import { WorldMap } from '@/shared/map/WorldMap';
import { RetryNote } from '@/shared/ui/outcomes/RetryNote';
import { useFormat } from '@/shared/ui/format/use-format';
import { accessionTiles } from '../accession-tiles';
import { accessionMapApi } from '../api';
import { FoundThere } from './FoundThere';

export interface AccessionMapProps {
  /** The filterCode of the accessions; undefined with no filter is the whole catalogue. */
  code: string | undefined;
  /** Where no code is known yet: posted, and the answer's code is taken. */
  filter?: AccessionFilter;
  /** Whether accessions are drawn at all; by default they are, but not where only points are given. */
  accessions?: boolean;
  points?: readonly MapPoint[];
  areas?: readonly MapArea[];
  /** Pixels, or any CSS height. */
  height?: number | string;
  /** What the map shows, for those who do not see it; by default that it is a map of accessions. */
  label?: string;
  onPick?: (place: Place) => void;
}

/** What the map is there for: marked areas and their points, else the accessions, else the points alone. */
function startOf(info: MapInfo | undefined, { areas, points = [] }: AccessionMapProps): MapStart {
  const around = areas?.length || !info ? boxAround(areas ?? [], points) : undefined;
  return { box: around ?? boxOfBounds(info?.bounds) };
}

/** The map itself; `AccessionMap` loads it. */
export default function AccessionMapCanvas(props: AccessionMapProps) {
  const { filter, points, areas, height = 420, onPick } = props;
  const { accessions = !points } = props;
  const { t } = useTranslation('map');
  const { number } = useFormat();
  const handle = useRef<MapHandle>(null);
  const args = props.code ? { f: props.code } : { filter };
  const {
    currentData: info,
    data: known,
    error,
    refetch,
  } = accessionMapApi.endpoints.accessionMapInfo.useQuery(args, {
    skip: !accessions,
  });
  const seen = useSeenColour();
  const tiles = useMemo(() => {
    if (!info) return [];
    const { filterCode: code, tileServers: servers } = info;
    return [accessionTiles({ key: 'selection', code, colour: seen(DEFAULT_MAP_COLOUR), servers })];
  }, [info, seen]);
  const label =
    props.label ?? (info ? t('labelOf', { count: info.georeferenced, shown: number(info.georeferenced) }) : t('label'));
  const { filterCode, bounds } = info ?? {};
  const shown = useRef(filterCode);
  useEffect(() => {
    // Another result, another part of the world.
    if (filterCode === undefined) return;
    if (shown.current !== undefined && shown.current !== filterCode) handle.current?.fit(boxOfBounds(bounds));
    shown.current = filterCode;
  }, [filterCode, bounds]);
  const around = useRef(points);
  useEffect(() => {
    around.current = points;
  });
  useEffect(() => {
    // An area of a hundred kilometres is not seen on a map of the world.
    const box = areas?.length ? boxAround(areas, around.current ?? []) : undefined;
    if (box) handle.current?.fit(box);
  }, [areas]);
  // Another result comes into the same map.
  if (accessions && !known && !error) return <div style={{ height }} aria-busy="true" />;
  return (
    <>
      {error !== undefined && (
        <RetryNote text={t('tools.faults')} label={t('tools.again')} onRetry={() => void refetch()} />
      )}
      <WorldMap
        ref={handle}
        embedded
        label={label}
        height={height}
        start={startOf(info, props)}
        tiles={tiles}
        areas={areas}
        points={points}
        renderFound={(box) => <FoundThere code={info?.filterCode} around={box} />}
        onPick={onPick}
      />
    </>
  );
}
