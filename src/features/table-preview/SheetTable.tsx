import { memo, useMemo, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/shared/ui/format/use-format';
import { isNumeric } from './is-numeric';
import styles from './SheetTable.module.css';

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
    <div className={styles.frame} ref={ref} tabIndex={0} role="region" aria-label={t('table', { name })}>
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
    </div>
  );
}

export const SheetTable = memo(Table);
