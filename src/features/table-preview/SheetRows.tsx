import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { TableSheet } from '@/contract/table-preview';
import { asFailure } from '@/shared/api/failure';
import { BusyLine } from '@/shared/ui/BusyLine';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { Outcome } from '@/shared/ui/Outcome';
import { useFormat } from '@/shared/ui/use-format';
import { PAGE_ROWS, tablePreviewApi } from './api';
import { pageOf } from './page-of';
import { PagePicker } from './PagePicker';
import { SheetTable } from './SheetTable';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  marginBlockEnd: theme.spacing(0.5),
  '& p': { margin: 0 },
}));

/** One sheet, a hundred rows at a time. The page of the address counts from 1. */
export function SheetRows({ uuid, sheet }: { uuid: string; sheet: TableSheet }) {
  const { t } = useTranslation('table-preview');
  const { number } = useFormat();
  const [params, setParams] = useSearchParams();
  const frame = useRef<HTMLDivElement>(null);
  const { index, name, rowCount, columns } = sheet;
  const pages = Math.max(1, Math.ceil(rowCount / PAGE_ROWS));
  const page = pageOf(params.get('page'), pages);
  const query = tablePreviewApi.endpoints.tableRows.useQuery({ uuid, sheet: index, page });
  // The page before stays until the next one is there; of another sheet it would stand under other columns.
  const { currentData, data, error, isFetching, refetch } = query;
  const rows = currentData ?? (isFetching ? data : undefined);
  const first = (rows?.number ?? page) * PAGE_ROWS;
  useEffect(() => {
    if (frame.current) frame.current.scrollTop = 0;
  }, [rows]);
  if (rowCount === 0) return <Outcome title={t('noRows')} text={t('noRowsText', { name })} />;
  if (!rows && error !== undefined) return <FailureOutcome failure={asFailure(error)} retry={() => void refetch()} />;
  const go = (to: number) => {
    const next = new URLSearchParams(params);
    if (to === 0) next.delete('page');
    else next.set('page', String(to + 1));
    setParams(next);
  };
  const said = t('span', {
    count: rowCount,
    from: number(first + 1),
    to: number(Math.min(rowCount, first + PAGE_ROWS)),
    total: number(rowCount),
    columns: number(columns.length),
  });
  return (
    <section aria-label={name} aria-busy={isFetching}>
      <Line>
        <p role="status">{said}</p>
        {pages > 1 && <PagePicker page={page} pages={pages} onGo={go} />}
      </Line>
      <BusyLine busy={isFetching} />
      {rows ? (
        <SheetTable ref={frame} name={name} columns={columns} rows={rows.content} first={first} />
      ) : (
        <Skeleton variant="rounded" height={480} />
      )}
    </section>
  );
}
