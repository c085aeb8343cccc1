import { styled } from '@/shared/ui/styled';
import { useTranslation } from 'react-i18next';
import type { Region } from '@/contract/geography';
import { RegionLink } from '@/entities/names/RegionLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { regionTree } from './region-tree';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& th, & td': {
    height: 35,
    padding: theme.spacing(0.5, 1.5),
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'end',
  },
  '& th:first-of-type': { textAlign: 'start' },
  '& thead th': { fontWeight: 600, color: theme.vars.palette.text.secondary, overflowWrap: 'normal' },
  '& tbody th': { fontWeight: 400 },
  '& tbody tr[data-depth="0"] th, & tbody tr[data-depth="1"] th': { fontWeight: 600 },
  '& tbody tr:hover': { backgroundColor: theme.vars.palette.tint },
}));

/** How far each level is set in, less on narrow screens. */
const STEP = 'clamp(12px, 2vw, 24px)';

/** Regions as a table, each set in below the one that holds it. */
export function RegionTree({ regions }: { regions: readonly Region[] }) {
  const { t } = useTranslation('region');
  const { number } = useFormat();
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('fields.name')}</th>
          <th scope="col">{t('fields.countryCount')}</th>
          <th scope="col">{t('fields.accessionCount')}</th>
        </tr>
      </thead>
      <tbody>
        {regionTree(regions).map(({ region: { isoCode, accessionCount }, depth, countries }) => (
          <tr key={isoCode} data-depth={depth}>
            <th scope="row" style={{ paddingInlineStart: `calc(12px + ${depth} * ${STEP})` }}>
              <RegionLink isoCode={isoCode} />
            </th>
            <td>{number(countries)}</td>
            <td>{number(accessionCount)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
