import type { Kind, KindWith } from '@/contract/kinds';
import type { Source } from '../../tools/store/source';
import type { World } from '../world/world';

type Found = KindWith<'granted'> | KindWith<'refers'> | 'crop' | 'wiews';

/** Where the rows of a kind are, of which others speak: those that refer, are referred to, or have permissions. */
const ROWS: Readonly<Record<Found, (world: World) => Source<object>>> = {
  subset: ({ catalogue }) => catalogue.subsets,
  dataset: ({ catalogue }) => catalogue.datasetRows,
  descriptor: ({ catalogue }) => catalogue.descriptors,
  descriptorlist: ({ catalogue }) => catalogue.descriptorLists,
  divtree: ({ catalogue }) => catalogue.trees,
  bibliography: ({ catalogue }) => catalogue.citations,
  partner: ({ catalogue }) => catalogue.partners,
  network: ({ catalogue }) => catalogue.networks,
  crop: ({ crops }) => crops,
  wiews: ({ institutes }) => institutes,
};

/** @throws where a kind is named that nothing refers to */
export function rowsOf(world: World, kind: string): Source<object> {
  const rows = ROWS[kind as Found & Kind];
  if (!rows) throw new Error(`Where the rows of ${kind} are is not known.`);
  return rows(world);
}
