import { useId, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { isFailure } from '@/shared/api/failure';
import type { ItemQuery } from '@/shared/detail/DetailOutcome';

const Part = styled('section')(({ theme }) => ({
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  paddingBlock: theme.spacing(2),
  '& h2': { margin: theme.spacing(0, 0, 1), fontSize: '1.0625rem' },
  '& h3': { margin: theme.spacing(1, 0, 0.5), fontSize: '0.875rem' },
  '& p': { margin: theme.spacing(0.5, 0), maxWidth: '75ch' },
  '@media print': { '& button': { display: 'none' } },
}));

const Note = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  padding: theme.spacing(0.5, 2),
  border: `1px solid ${theme.vars.palette.error.main}`,
  borderRadius: 6,
}));

interface Props<T> {
  title: string;
  query: ItemQuery<T>;
  /** Nothing is drawn until, and unless, there is something. */
  unless?: (item: T) => boolean;
  children: (item: T) => ReactNode;
}

/** A part of the page with a call of its own: it waits and fails by itself, and the page stays. */
export function DetailPart<T>({ title, query, unless, children }: Props<T>) {
  const { t } = useTranslation(['accession', 'ui']);
  const id = useId();
  const { currentData, error, refetch } = query;
  if (unless && !error && (currentData === undefined || unless(currentData))) return null;
  return (
    <Part aria-labelledby={id} aria-busy={currentData === undefined && !error}>
      <h2 id={id}>{title}</h2>
      {currentData !== undefined && children(currentData)}
      {currentData === undefined && error === undefined && <Skeleton height={40} />}
      {currentData === undefined && error !== undefined && (
        <Note role="alert">
          <span>{(isFailure(error) && error.message) || t('detail.failed')}</span>
          <Button onClick={() => void refetch()}>{t('ui:actions.retry')}</Button>
        </Note>
      )}
    </Part>
  );
}
