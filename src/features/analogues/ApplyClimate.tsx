import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { AccessionFilter, GeoScope } from '@/contract/accession-filter';
import { href } from '@/routes/href';
import { withField } from '@/shared/filters/field-path';
import { RouteLink } from '@/shared/ui/RouteLink';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  '@media print': { display: 'none' },
}));

type Ranges = NonNullable<GeoScope['climate']>;

/** The server gives a filter back in an order of its own. */
const said = (ranges: Ranges) =>
  Object.entries(ranges)
    .map(([variable, { ge, le }]) => `${variable} ${ge} ${le}`)
    .sort()
    .join();
const saysSame = (one: Ranges | undefined, other: Ranges) => one !== undefined && said(one) === said(other);

interface Props {
  ranges: Ranges;
  filter: AccessionFilter | undefined;
  code: string | undefined;
  busy: boolean;
  onChange: (filter: AccessionFilter) => void;
}

/** Narrows the one filter to the climate within the tolerances; heading, map and every other tab follow. */
export function ApplyClimate({ ranges, filter, code, busy, onChange }: Props) {
  const { t } = useTranslation('analogues');
  if (!filter) return null;
  // Wanted is not yet answered: until then the count is still that of before.
  const applied = !busy && saysSame(filter.geo?.climate, ranges);
  return (
    <Row>
      {applied ? (
        <>
          <span role="status">{t('apply.applied')}</span>
          <RouteLink to={href('accessions', { filterCode: code })} underline="always">
            {t('apply.open')}
          </RouteLink>
        </>
      ) : (
        <Button variant="contained" disabled={busy} onClick={() => onChange(withField(filter, 'geo.climate', ranges))}>
          {t('apply.show')}
        </Button>
      )}
      {filter.geo?.climate && (
        <Button variant="outlined" onClick={() => onChange(withField(filter, 'geo.climate', undefined))}>
          {t('apply.remove')}
        </Button>
      )}
    </Row>
  );
}
