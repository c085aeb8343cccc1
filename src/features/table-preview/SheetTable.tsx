import { memo, useMemo, type Ref } from 'react';
import { styled } from '@/shared/ui/styled';
import { useTranslation } from 'react-i18next';
import { HEADER_HEIGHT } from '@/contract/constants';
import { useFormat } from '@/shared/ui/format/use-format';
import { isNumeric } from './is-numeric';

const Frame = styled('div')(({ theme }) => ({
  overflow: 'auto',
  // The whole table, its header and its scroll bars are in sight at once.
  maxHeight: `max(360px, calc(100vh - ${HEADER_HEIGHT + 80}px))`,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 6,
  backgroundColor: theme.vars.palette.background.paper,
  // Borders of cells that stay in sight would be scrolled away if they were shared.
  '& table': {
    borderCollapse: 'separate',
    borderSpacing: 0,
    width: 'max-content',
    minWidth: '100%',
    fontSize: '0.8125rem',
  },
  '& th, & td': {
    padding: theme.spacing(0.75, 1.25),
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 'inherit',
    minWidth: '5ch',
    maxWidth: '42ch',
    whiteSpace: 'pre-line',
    // The table scrolls: no word is broken to spare room, but for those wider than a column may be.
    overflowWrap: 'break-word',
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
  },
  '& .figure': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& thead th': {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    fontWeight: 600,
    verticalAlign: 'bottom',
    backgroundColor: theme.vars.palette.tint,
  },
  '& tbody th, & thead th:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    textAlign: 'end',
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.tint,
  },
  '& thead th:first-of-type': { zIndex: 2 },
  '& tbody tr:hover td': { backgroundColor: theme.vars.palette.tint },
  '@media print': { overflow: 'visible', maxHeight: 'none', '& thead th, & tbody th': { position: 'static' } },
}));

interface Props {
  ref?: Ref<HTMLDivElement>;
  name: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** How many rows of the sheet stand before these. */
  first: number;
}

/** Rows of a file as they are, each cell a text in its own direction. It scrolls inside itself, with the keyboard too. */
function Table({ ref, name, columns, rows, first }: Props) {
  const { t } = useTranslation('table-preview');
  const { number } = useFormat();
  // Columns of a file may share a name or have none: their place is what tells them apart.
  const heads = useMemo(
    () =>
      columns.map((label, at) => ({
        key: `column ${at}`,
        at,
        label,
        className: isNumeric(rows.map((row) => row[at] ?? '')) ? 'figure' : undefined,
      })),
    [columns, rows],
  );
  const numbered = rows.map((cells, at) => ({ row: first + at + 1, cells }));
  return (
    <Frame ref={ref} tabIndex={0} role="region" aria-label={t('table', { name })}>
      <table aria-label={name} aria-colcount={columns.length + 1}>
        <thead>
          <tr>
            <th scope="col">{t('row')}</th>
            {heads.map(({ key, at, label, className }) => (
              <th key={key} scope="col" dir="auto" className={className}>
                {label || t('unnamed', { column: number(at + 1) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered.map(({ row, cells }) => (
            <tr key={row}>
              <th scope="row">{number(row)}</th>
              {heads.map(({ key, at, className }) => (
                <td key={key} dir="auto" className={className}>
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

export const SheetTable = memo(Table);
