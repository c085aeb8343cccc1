import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Item } from './api';
import { ItemRow } from './ItemRow';

const COLUMNS = ['title', 'kind', 'version', 'state', 'owner', 'changed'] as const;

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th, & td': { padding: theme.spacing(1), textAlign: 'start', verticalAlign: 'baseline', fontWeight: 'inherit' },
  '& tbody th': { overflowWrap: 'anywhere' },
  '& td': { whiteSpace: 'nowrap' },
  '& thead th': { fontSize: '0.75rem', fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& tr': { borderBlockEnd: `1px solid ${theme.vars.palette.divider}` },
  // On phones each row is a title and a line about it.
  [theme.breakpoints.down('md')]: {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tbody tr': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: theme.spacing(0.25, 2),
      paddingBlock: theme.spacing(1.25),
    },
    '& tbody th': { flexBasis: '100%', padding: 0 },
    '& td': { padding: 0, fontSize: '0.8125rem' },
    '& td[data-label]::before': { content: 'attr(data-label) " "', color: theme.vars.palette.text.secondary },
  },
}));

/** Items of several kinds, each leading to its page. */
export function ItemsTable({ label, rows }: { label: string; rows: readonly Item[] }) {
  const { t } = useTranslation('dashboard');
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          {COLUMNS.map((name) => (
            <th key={name} scope="col">
              {t(`columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((item) => (
          <ItemRow key={item.uuid} item={item} />
        ))}
      </tbody>
    </Table>
  );
}
