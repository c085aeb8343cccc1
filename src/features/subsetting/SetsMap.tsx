import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession';
import type { ClusterResult } from '@/contract/subsetting';
import { AccessionMap } from '@/entities/accession/map/AccessionMap';
import { useFormat } from '@/shared/ui/use-format';
import { useSubsetPlacesQuery } from './api';
import type { Run } from './finished-runs';
import { chosenPoints, memberPoints } from './set-points';
import { SetMark } from './SetMark';

const Legend = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 2),
  margin: theme.spacing(1, 0, 0),
  padding: 0,
  listStyle: 'none',
  fontSize: '0.8125rem',
}));

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
      <Legend aria-label={t('legend')}>
        {result.sets.map((set, at) => (
          <li key={set.members[0] ?? at}>
            <SetMark at={at} /> {t('members', { count: set.members.length, shown: number(set.members.length) })}
          </li>
        ))}
      </Legend>
      {byHand && places && points.length < members && (
        <p className="hint">{t('someDrawn', { shown: number(points.length), total: number(members) })}</p>
      )}
    </div>
  );
}
