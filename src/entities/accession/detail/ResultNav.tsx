import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { href } from '@/routes/href';
import { fromPage, neighbourState, resultOf, type ResultPlace } from '@/shared/list/address/result-place';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { accessionApi } from '../catalogue/api';
import { ACCESSION_FACETS } from '../catalogue/filters';
import styles from './ResultNav.module.css';

interface Neighbour {
  uuid: string;
  /** The page of the result it stands on. */
  page: number;
}

interface Neighbours {
  result: ResultPlace;
  /** From 1. */
  place: number;
  total: number;
  previous?: Neighbour;
  next?: Neighbour;
}

/** As the list asked it: a page that it showed is not asked for again. */
const argsOf = ({ f, l, s, d, select }: ResultPlace, p: number) => ({
  ...(f && { f }),
  p,
  l,
  s,
  d,
  facets: ACCESSION_FACETS,
  ...(select && { select }),
});

/** Where an accession stands in the result that the history's state names; at the end of a page the next one is asked. */
function useNeighbours(uuid: string, state: unknown): Neighbours | undefined {
  const { useQuery } = accessionApi.endpoints.accessionList;
  const result = resultOf(state);
  const here = result ?? { p: 0, l: 0, s: '', d: 'ASC', from: '/' };
  const { currentData: page } = useQuery(argsOf(here, here.p), { skip: !result });
  const at = page?.content.findIndex((row) => row.uuid === uuid) ?? -1;
  const first = at === 0 && here.p > 0;
  const last = page !== undefined && at === page.content.length - 1 && here.p + 1 < page.totalPages;
  const beside = useQuery(argsOf(here, first ? here.p - 1 : here.p + 1), { skip: at < 0 || !(first || last) });
  if (!result || !page || at < 0) return undefined;
  const neighbour = (row: { uuid: string } | undefined, p: number): Neighbour | undefined =>
    row && { uuid: row.uuid, page: p };
  const rows = page.content;
  const other = beside.currentData?.content;
  return {
    result,
    place: here.p * here.l + at + 1,
    total: page.totalElements,
    previous: first ? neighbour(other?.at(-1), here.p - 1) : neighbour(rows[at - 1], here.p),
    next: last && !first ? neighbour(other?.[0], here.p + 1) : neighbour(rows[at + 1], here.p),
  };
}

/** The accessions before and after this one in the result that it was opened from; without a result, nothing. */
export function ResultNav({ uuid }: { uuid: string }) {
  const { t } = useTranslation('accession');
  const { number } = useFormat();
  const prefetch = accessionApi.usePrefetch('accession');
  const found = useNeighbours(uuid, useLocation().state);
  if (!found) return null;
  const { result, previous, next } = found;
  const values = { place: number(found.place), total: number(found.total) };
  const link = (to: Neighbour | undefined, rel: 'prev' | 'next', text: string, label: string) =>
    to ? (
      <RouteLink
        to={href('accession', { uuid: to.uuid })}
        state={() => neighbourState(result, to.page)}
        rel={rel}
        className={rel}
        aria-label={label}
        onMouseEnter={() => prefetch(to.uuid)}
        onFocus={() => prefetch(to.uuid)}
      >
        {text}
      </RouteLink>
    ) : (
      <span aria-hidden className={rel}>
        {text}
      </span>
    );
  return (
    <nav className={styles.bar} aria-label={t('detail.nav')}>
      {link(previous, 'prev', t('detail.previous'), t('detail.previousLabel'))}
      <RouteLink to={fromPage(result, result.p)} aria-label={t('detail.back', values)}>
        {t('detail.place', values)}
      </RouteLink>
      {link(next, 'next', t('detail.next'), t('detail.nextLabel'))}
    </nav>
  );
}
