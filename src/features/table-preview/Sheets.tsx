import { Button } from '@/shared/ui/controls/Button';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { TableFile, TableSheet } from '@/contract/dataset/table-preview';
import { href } from '@/routes/href';
import { asFailure } from '@/shared/api/failure';
import { BusyLine } from '@/shared/ui/outcomes/BusyLine';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Outcome } from '@/shared/ui/outcomes/Outcome';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { ViewTabs } from '@/shared/ui/controls/ViewTabs';
import { PAGE_ROWS, tablePreviewApi } from './api';
import { pageOf } from './page-of';
import { SheetTable } from './SheetTable';
import styles from './Sheets.module.css';

interface Props {
  /** From 0. */
  page: number;
  pages: number;
  onGo: (page: number) => void;
}

/** To the page before, the next one, or any: a thousand pages are not turned one by one. */
function PagePicker({ page, pages, onGo }: Props) {
  const { t } = useTranslation(['table-preview', 'ui']);
  const { number } = useFormat();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const jump = (event: SyntheticEvent) => {
    event.preventDefault();
    const wanted = /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
    const fits = wanted >= 1 && wanted <= pages;
    setWrong(!fits);
    if (!fits) return;
    setTyped('');
    onGo(wanted - 1);
  };
  return (
    <nav className={styles.nav} aria-label={t('ui:list.pages')}>
      <span>
        <Button variant="outlined" size="small" disabled={page === 0} onClick={() => onGo(page - 1)}>
          {t('ui:list.previous')}
        </Button>
        {t('ui:list.pageOf', { page: number(page + 1), pages: number(pages) })}
        <Button variant="outlined" size="small" disabled={page + 1 >= pages} onClick={() => onGo(page + 1)}>
          {t('ui:list.next')}
        </Button>
      </span>
      <form noValidate onSubmit={jump}>
        <label>
          {t('goToPage')}
          <input
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            aria-invalid={wrong}
            aria-describedby={wrong ? id : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <Button type="submit" variant="outlined" size="small">
          {t('go')}
        </Button>
        {wrong && (
          <p id={id} role="alert">
            {t('noSuchPage', { pages: number(pages) })}
          </p>
        )}
      </form>
    </nav>
  );
}

/** One sheet, a hundred rows at a time. The page of the address counts from 1. */
function SheetRows({ uuid, sheet }: { uuid: string; sheet: TableSheet }) {
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
  const summary = t('span', {
    count: rowCount,
    from: number(first + 1),
    to: number(Math.min(rowCount, first + PAGE_ROWS)),
    total: number(rowCount),
    columns: number(columns.length),
  });
  return (
    <section aria-label={name} aria-busy={isFetching}>
      <div className={styles.line}>
        <p role="status">{summary}</p>
        {pages > 1 && <PagePicker page={page} pages={pages} onGo={go} />}
      </div>
      <BusyLine busy={isFetching} />
      {rows ? (
        <SheetTable ref={frame} name={name} columns={columns} rows={rows.content} first={first} />
      ) : (
        <Skeleton variant="rounded" height={480} />
      )}
    </section>
  );
}

/** The sheets of a workbook as tabs, and the rows of the one that is open. */
export function Sheets({ file: { uuid, sheets }, asked }: { file: TableFile; asked: string | undefined }) {
  const { t } = useTranslation('table-preview');
  const [first] = sheets;
  const open = asked === undefined ? first : sheets.find(({ index }) => String(index) === asked);
  if (!first) return <Outcome title={t('nothing')} text={t('nothingText')} />;
  const addressOf = (index: number) =>
    href('tablePreview', { uuid, sheet: index === first.index ? undefined : String(index) });
  return (
    <>
      {sheets.length > 1 && (
        <div className={styles.tabs}>
          <ViewTabs
            label={t('sheets')}
            views={sheets.map(({ index, name }) => ({ name: String(index), label: name, to: addressOf(index) }))}
            open={open && String(open.index)}
          />
        </div>
      )}
      {open ? (
        <SheetRows uuid={uuid} sheet={open} />
      ) : (
        <Outcome title={t('noSheet')} text={t('noSheetText', { sheet: asked })}>
          <RouteLink to={addressOf(first.index)} underline="always">
            {first.name}
          </RouteLink>
        </Outcome>
      )}
    </>
  );
}
