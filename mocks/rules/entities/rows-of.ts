import type { Stored } from '@/contract/entity';
import type { Kind } from '@/contract/kinds';
import type { Table } from '../../tools/store/table';
import type { World } from '../world/world';

type Rows = (world: World) => Table<Stored>;

const known = new Map<string, Rows>();

/** Says where the rows of a kind are: what writes it does, in the folder of its answers. */
export const tellRows = (kind: Kind, rows: Rows): void => void known.set(kind, rows);

/** The rows of a kind, for others that speak of it. @throws where nothing writes it */
export function rowsOf(world: World, kind: string): Table<Stored> {
  const rows = known.get(kind);
  if (!rows) throw new Error(`Where the rows of ${kind} are is not known.`);
  return rows(world);
}
