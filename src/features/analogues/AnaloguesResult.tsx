import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import type { Analogues, Tolerances } from '@/contract/climate';
import type { Failure } from '@/shared/api/failure';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { Outcome } from '@/shared/ui/Outcome';
import { useFormat } from '@/shared/ui/use-format';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { NearestTable } from './NearestTable';

interface Props {
  /** What can be done with the climate that was found. */
  children: ReactNode;
  answer: Analogues | undefined;
  failure: Failure | undefined;
  tolerances: Tolerances;
  code: string | undefined;
  onRetry: () => void;
  onWiden: () => void;
}

/** How many areas there are, and the most similar ones as a table. */
export function AnaloguesResult({ answer, failure, tolerances, code, onRetry, onWiden, children }: Props) {
  const { t } = useTranslation('analogues');
  const { number } = useFormat();
  if (failure?.fields?.target === 'noClimate') return <Outcome title={t('sea.title')} text={t('sea.text')} />;
  if (failure) return <FailureOutcome failure={failure} retry={onRetry} />;
  if (!answer) return <Skeleton variant="rounded" height={160} />;
  const { areas, total, target } = answer;
  if (total === 0)
    return (
      <Outcome title={t('none.title')} text={t('none.text')}>
        <Button variant="contained" onClick={onWiden}>
          {t('none.widen')}
        </Button>
      </Outcome>
    );
  const title = t('areas', { count: total, shown: number(total) });
  return (
    <>
      <h2>{title}</h2>
      <VisuallyHidden role="status">{title}</VisuallyHidden>
      {areas.length < total && <p>{t('listed', { count: areas.length, shown: number(areas.length) })}</p>}
      {children}
      <NearestTable
        code={code}
        target={target}
        nearest={areas.filter(({ nearest }) => nearest)}
        tolerances={tolerances}
      />
    </>
  );
}
