import { memo } from 'react';
import type { Accession } from '@/contract/accession';
import type { ListColumn } from '@/shared/list/definition';
import { Checkbox } from '@/shared/list/Checkbox';
import { cellOf } from '@/shared/list/row-name';
import { myListDefinition } from './my-list-definition';

interface Props {
  row: Accession;
  columns: readonly ListColumn<Accession>[];
  chosen: boolean;
  label: string;
  onToggle: (uuid: string) => void;
}

function Row({ row, columns, chosen, label, onToggle }: Props) {
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
export const PlainRow = memo(Row);
