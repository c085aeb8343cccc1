import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { href } from '@/routes/href';
import { fromPage, neighbourState } from '@/shared/list/result-place';
import { RouteLink } from '@/shared/ui/RouteLink';
import { useFormat } from '@/shared/ui/use-format';
import { accessionApi } from '../api';
import { useNeighbours, type Neighbour } from './use-neighbours';

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 2),
  minHeight: 32,
  marginBlockEnd: theme.spacing(1),
  // At the end of the line that says where the page is.
  [theme.breakpoints.up('md')]: { width: 'fit-content', marginInlineStart: 'auto', marginBlock: theme.spacing(-6, 2) },
  color: theme.vars.palette.text.secondary,
  '& a': { paddingBlock: 6 },
  // Mirrored by the browser where text runs from right to left.
  '& .prev::before': { content: '"‹ " / ""' },
  '& .next::after': { content: '" ›" / ""' },
  '@media print': { display: 'none' },
}));

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
    <Bar aria-label={t('detail.nav')}>
      {link(previous, 'prev', t('detail.previous'), t('detail.previousLabel'))}
      <RouteLink to={fromPage(result, result.p)} aria-label={t('detail.back', values)}>
        {t('detail.place', values)}
      </RouteLink>
      {link(next, 'next', t('detail.next'), t('detail.nextLabel'))}
    </Bar>
  );
}
