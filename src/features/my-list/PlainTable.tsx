import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession/accession';
import { Checkbox } from '@/shared/list/table/Checkbox';
import type { ListColumn } from '@/shared/list/definition';
import type { ListView } from '@/shared/list/address/list-view';
import { cellOf } from '@/shared/list/address/row-name';
import { shownColumns } from '@/shared/list/shown-columns';
import type { Selection } from '@/shared/list/work/use-selection';
import { useStableCallback } from '@/shared/ui/controls/use-stable-callback';
import { useText } from '@/shared/ui/text/use-text';
import { myListDefinition } from './my-list-definition';
import styles from './PlainTable.module.css';

interface PlainRowProps {
  row: Accession;
  columns: readonly ListColumn<Accession>[];
  chosen: boolean;
  label: string;
  onToggle: (uuid: string) => void;
}

function Row({ row, columns, chosen, label, onToggle }: PlainRowProps) {
  return (
    <tr aria-selected={chosen}>
      <td>
        <Checkbox
          checked={chosen}
          slotProps={{ htmlInput: { 'aria-label': label } }}
          onChange={() => onToggle(row.uuid)}
        />
      </td>
      {columns.map((column) => {
        const { name, align, fixed } = column;
        const cell = cellOf(myListDefinition, column);
        return fixed ? (
          <th key={name} scope="row" className={align}>
            {cell(row)}
          </th>
        ) : (
          <td key={name} className={align}>
            {cell(row)}
          </td>
        );
      })}
    </tr>
  );
}

/** A row of the table, drawn anew only when its own accession or choice changes. */
const PlainRow = memo(Row);

const CHECKBOX_WIDTH = 44;
const USUAL_WIDTH = 120;

interface Props {
  rows: readonly Accession[];
  selection: Selection<Accession>;
  view: ListView;
  onSort: (sort: Pick<ListView, 'sort' | 'dir'>) => void;
}

/**
 * The list as the platform's own table. A row taken out leaves all others as they are drawn, which keeps a change
 * within a blink, and nothing is loaded for it.
 */
function Table({ rows, selection, view, onSort }: Props) {
  const { t } = useTranslation('ui');
  const text = useText('accession');
  const columns = useMemo(() => shownColumns(myListDefinition.columns, view.columns), [view.columns]);
  const toggle = useStableCallback(selection.toggle);
  const all = rows.length > 0 && rows.every(({ uuid }) => selection.has(uuid));
  const some = rows.some(({ uuid }) => selection.has(uuid));
  const least = columns.reduce((sum, { width = USUAL_WIDTH }) => sum + width, CHECKBOX_WIDTH);
  const order = (sort: string) => (view.sort === sort ? (view.dir === 'ASC' ? 'ascending' : 'descending') : undefined);
  const head = ({ name, sort, align }: ListColumn<Accession>) => {
    const label = text(`accession:fields.${name}`);
    const dir = sort && order(sort);
    const next = dir === 'ascending' ? 'DESC' : 'ASC';
    return (
      <th key={name} scope="col" className={align} aria-sort={dir || undefined}>
        {sort ? (
          <button type="button" onClick={() => onSort({ sort, dir: next })}>
            {label}
            {dir && <span aria-hidden="true">{dir === 'ascending' ? ' ↑' : ' ↓'}</span>}
          </button>
        ) : (
          label
        )}
      </th>
    );
  };
  return (
    <div className={styles.frame}>
      <table aria-label={text('accession:title')} style={{ minWidth: least }}>
        <colgroup>
          <col style={{ width: CHECKBOX_WIDTH }} />
          {columns.map(({ name, flex, width = USUAL_WIDTH }) => (
            <col key={name} style={flex ? undefined : { width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td>
              <Checkbox
                checked={all}
                indeterminate={some && !all}
                slotProps={{ htmlInput: { 'aria-label': t(all ? 'list.unselectAll' : 'list.selectAll') } }}
                onChange={() => selection.choose(new Set(all ? [] : rows.map(({ uuid }) => uuid)))}
              />
            </td>
            {columns.map(head)}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PlainRow
              key={row.uuid}
              row={row}
              columns={columns}
              chosen={selection.has(row.uuid)}
              label={t('list.select')}
              onToggle={toggle}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const PlainTable = memo(Table);
