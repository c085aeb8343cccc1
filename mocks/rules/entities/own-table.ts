import type { Stored } from '@/contract/entity';
import { makeTable, type Table, type TableGiven } from '../../tools/store/table';
import type { World } from '../world/world';

/** The table of a kind, where only its own folder and what refers to it by name ask for rows: a world need not list it. */
export function ownTable<T extends Stored>(given: TableGiven<T>): (world: World) => Table<T> {
  const tables = new WeakMap<World, Table<T>>();
  return (world) => {
    const table = tables.get(world) ?? makeTable(world, given);
    tables.set(world, table);
    return table;
  };
}
