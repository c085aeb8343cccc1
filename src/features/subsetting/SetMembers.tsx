import { useState } from 'react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { TaxonName } from '@/entities/accession/TaxonName';
import { href } from '@/routes/href';
import { asFailure } from '@/shared/api/failure';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { RouteLink } from '@/shared/ui/RouteLink';
import { useFormat } from '@/shared/ui/use-format';
import { useSubsetRowsQuery } from './api';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: theme.spacing(0.5, 2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', gap: theme.spacing(1), alignItems: 'baseline' },
  '& input': { accentColor: theme.vars.palette.primary.main },
}));

const FIRST = 60;
const MORE = 200;

interface Props {
  members: readonly string[];
  taken: ReadonlySet<string>;
  /** Absent where the method chose. */
  onToggle?: (uuid: string) => void;
}

/** The accessions of a set, those taken first; fetched when they are looked at. */
export function SetMembers({ members, taken, onToggle }: Props) {
  const { t } = useTranslation('subsetting');
  const { number } = useFormat();
  const [most, setMost] = useState(FIRST);
  const [order] = useState(() => members.toSorted((a, b) => Number(taken.has(b)) - Number(taken.has(a))));
  const shown = order.slice(0, most);
  const { data, error, refetch } = useSubsetRowsQuery(shown);
  if (error !== undefined && !data) return <FailureOutcome failure={asFailure(error)} retry={() => void refetch()} />;
  if (!data) return <Skeleton height={80} />;
  return (
    <>
      <List>
        {data.map(({ uuid, accessionNumber, instituteCode, taxonomy }) => (
          <li key={uuid}>
            {onToggle && (
              <input
                type="checkbox"
                aria-label={t('take', { number: accessionNumber })}
                checked={taken.has(uuid)}
                onChange={() => onToggle(uuid)}
              />
            )}
            <span>
              <RouteLink to={href('accession', { uuid })} strong={taken.has(uuid)}>
                <bdi>{accessionNumber}</bdi>
              </RouteLink>{' '}
              {instituteCode} <TaxonName taxonomy={taxonomy} authors={false} />
              {!onToggle && taken.has(uuid) && ` · ${t('chosen')}`}
            </span>
          </li>
        ))}
      </List>
      {order.length > most && (
        <Button size="small" sx={{ minHeight: 24 }} onClick={() => setMost(most + MORE)}>
          {t('moreMembers', { count: order.length - most, shown: number(order.length - most) })}
        </Button>
      )}
    </>
  );
}
