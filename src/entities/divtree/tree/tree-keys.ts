import { fold } from '@/contract/fold';
import type { TreeRow } from './indexed-tree';

/** What a key does in a tree, after the tree pattern of the WAI-ARIA Authoring Practices. */
export type TreeMove =
  | { to: number }
  | { expand: readonly string[] }
  | { collapse: string }
  | { choose: string }
  | undefined;

const inward = (row: TreeRow, at: number): TreeMove => {
  if (row.expanded === undefined) return undefined;
  return row.expanded ? { to: at + 1 } : { expand: [row.node.id] };
};

const outward = (row: TreeRow): TreeMove => {
  if (row.expanded) return { collapse: row.node.id };
  return row.parentRow === undefined ? undefined : { to: row.parentRow };
};

/** @param at the row that is active. `rtl`: inward is to the left. */
export function moveOf(key: string, rows: readonly TreeRow[], at: number, rtl: boolean): TreeMove {
  const row = rows[at];
  if (!row) return undefined;
  const last = rows.length - 1;
  switch (key) {
    case 'ArrowDown':
      return at < last ? { to: at + 1 } : undefined;
    case 'ArrowUp':
      return at > 0 ? { to: at - 1 } : undefined;
    case 'ArrowRight':
      return rtl ? outward(row) : inward(row, at);
    case 'ArrowLeft':
      return rtl ? inward(row, at) : outward(row);
    case 'Home':
      return { to: 0 };
    case 'End':
      return { to: last };
    case 'Enter':
    case ' ':
      return { choose: row.node.id };
    case '*':
      return { expand: siblingsOf(row).flatMap(({ id, children }) => (children?.length ? id : [])) };
    default:
      return undefined;
  }
}

const siblingsOf = ({ parent, node }: TreeRow) => parent?.node.children ?? [node];

/** The next row whose name begins with what was typed, after the active one and around; it itself while typing goes on. */
export function typedTo(typed: string, rows: readonly TreeRow[], at: number): number | undefined {
  const sought = fold(typed);
  const first = typed.length > 1 ? at : at + 1;
  for (let step = 0; step < rows.length; step += 1) {
    const index = (first + step) % rows.length;
    if (fold(rows[index]?.node.name ?? '').startsWith(sought)) return index;
  }
  return undefined;
}
