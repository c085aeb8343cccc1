import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession/accession';
import type { AccessionPoints } from '@/contract/accession/map';
import type { ClimateSet, ClusterResult } from '@/contract/accession/subsetting';
import { AccessionMap } from '@/entities/accession/map/AccessionMap';
import { useFormat } from '@/shared/ui/format/use-format';
import { useSubsetPlacesQuery } from './api';
import type { Run } from './finished-runs';
import { setColour } from './set-colour';
import { SetMark } from './SetMark';
import styles from './SetsMap.module.css';

interface SetPoint {
  latitude: number;
  longitude: number;
  label: string;
  colour: string;
  /** The number of the set, as its colour alone says nothing. */
  mark: string;
}

/** More points than these nobody tells apart, and a map draws them slowly. */
const POINTS_DRAWN = 400;

const pointOf = (at: number, label: string, longitude: number, latitude: number): SetPoint => ({
  latitude,
  longitude,
  label: `${at + 1}: ${label}`,
  colour: setColour(at),
  mark: String(at + 1),
});

/** The chosen accessions of each set where they were collected. */
const chosenPoints = (sets: readonly ClimateSet[], rows: ReadonlyMap<string, Accession>): SetPoint[] =>
  sets.flatMap(({ chosen }, at) =>
    chosen.flatMap((uuid) => {
      const { accessionNumber = '', geo } = rows.get(uuid) ?? {};
      const { latitude, longitude } = geo ?? {};
      if (typeof latitude !== 'number' || typeof longitude !== 'number') return [];
      return [pointOf(at, accessionNumber, longitude, latitude)];
    }),
  );

/** Members of each set, an equal share of what is drawn at most. */
function memberPoints(sets: readonly ClimateSet[], places: AccessionPoints): SetPoint[] {
  const setOf = new Map(sets.flatMap(({ members }, at) => members.map((uuid) => [uuid, at] as const)));
  const share = Math.max(1, Math.floor(POINTS_DRAWN / Math.max(1, sets.length)));
  const drawn = new Map<number, number>();
  return places.features.flatMap(({ geometry, properties }) => {
    const at = setOf.get(properties.uuid);
    const [longitude, latitude] = geometry.coordinates;
    if (at === undefined || longitude === undefined || latitude === undefined) return [];
    const before = drawn.get(at) ?? 0;
    if (before >= share) return [];
    drawn.set(at, before + 1);
    return [pointOf(at, properties.accessionNumber, longitude, latitude)];
  });
}

interface Props {
  run: Run;
  result: ClusterResult;
  rows: ReadonlyMap<string, Accession> | undefined;
}

/** Where the chosen accessions lie, or the members where none are chosen, in the colours and numbers of their sets. */
export function SetsMap({ run, result, rows }: Props) {
  const { t } = useTranslation('subsetting');
  const { number } = useFormat();
  const byHand = run.request.method === 'manual';
  const { data: places } = useSubsetPlacesQuery(byHand ? { f: run.code } : skipToken);
  const points = useMemo(() => {
    if (byHand) return places ? memberPoints(result.sets, places) : [];
    return rows ? chosenPoints(result.sets, rows) : [];
  }, [byHand, places, result, rows]);
  const members = result.sets.reduce((sum, set) => sum + set.members.length, 0);
  return (
    <div>
      <AccessionMap code={run.code} accessions points={points} height="min(440px, 60vh)" label={t('map')} />
      <ul className={styles.legend} aria-label={t('legend')}>
        {result.sets.map((set, at) => (
          <li key={set.members[0] ?? at}>
            <SetMark at={at} /> {t('members', { count: set.members.length, shown: number(set.members.length) })}
          </li>
        ))}
      </ul>
      {byHand && places && points.length < members && (
        <p className="hint">{t('someDrawn', { shown: number(points.length), total: number(members) })}</p>
      )}
    </div>
  );
}
