import type { Descriptor, DescriptorDetails, DescriptorFilter } from '@/contract/descriptor';
import type { ItemName, Publishable } from '@/contract/publication';
import { answer, type Answer } from '../core/answer';
import { badRequest } from '../core/api-failure';
import { withToken, type Caller } from '../core/caller';
import { collection } from '../core/collection';
import type { Fields } from '../core/field';
import { listed, mayRead, readable, seenBy, versionsOf } from '../core/publication';
import type { World } from '../core/world';

const MOST_AT_ONCE = 1_000;

/** uuids of what names a descriptor, for the rows of one call. */
const namedBy = new WeakMap<Descriptor, { lists: string[]; datasets: string[] }>();

const fields: Fields<Descriptor> = {
  uuid: { kind: 'terms', value: ({ uuid }) => uuid },
  title: { kind: 'text', value: ({ title }) => title, search: true },
  description: { kind: 'text', value: ({ description }) => description, search: true, internal: true },
  columnName: { kind: 'text', value: ({ columnName }) => columnName, search: true, internal: true },
  category: { kind: 'terms', value: ({ category }) => category, facet: true },
  dataType: { kind: 'terms', value: ({ dataType }) => dataType, facet: true },
  crop: { kind: 'terms', value: ({ crop }) => crop, facet: true, search: true },
  uom: { kind: 'terms', value: ({ uom }) => uom, facet: true },
  key: { kind: 'flag', value: ({ key }) => key ?? false, facet: true },
  used: { kind: 'flag', value: ({ used }) => used ?? false, facet: true },
  state: { kind: 'terms', value: ({ state }) => state, facet: true },
  owner: { kind: 'terms', value: ({ owner }) => owner?.shortName, facet: true, search: true },
  descriptorLists: { kind: 'terms', value: (row) => namedBy.get(row)?.lists, facet: true },
  datasets: { kind: 'terms', value: (row) => namedBy.get(row)?.datasets, facet: true },
  lastModifiedDate: { kind: 'date', value: ({ lastModifiedDate }) => lastModifiedDate, internal: true },
};

/** Those that a caller sees of the lists and datasets that hold each descriptor. */
async function holders(world: World, caller: Caller) {
  const [lists, datasets] = await Promise.all([world.catalogue.descriptorLists.all(), world.catalogue.datasets.all()]);
  const seen = <T, I extends Publishable>(all: readonly T[], itemOf: (each: T) => I): T[] => {
    const shown = new Set(listed(all.map(itemOf), caller));
    return all.filter((each) => shown.has(itemOf(each)));
  };
  return { lists: seen(lists, (list) => list), datasets: seen(datasets, ({ head }) => head) };
}

async function rows(world: World, caller: Caller): Promise<Descriptor[]> {
  const [all, { lists, datasets }] = await Promise.all([world.catalogue.descriptors.all(), holders(world, caller)]);
  const found = new Map(all.map(({ uuid }) => [uuid, { lists: new Array<string>(), datasets: new Array<string>() }]));
  for (const list of lists) for (const { uuid } of list.descriptors) found.get(uuid)?.lists.push(list.uuid);
  for (const { head, descriptors } of datasets)
    for (const { uuid } of descriptors) found.get(uuid)?.datasets.push(head.uuid);
  return listed(all, caller).map((each) => {
    const row = seenBy(each, caller);
    namedBy.set(row, found.get(row.uuid) ?? { lists: [], datasets: [] });
    return row;
  });
}

const descriptorsOf = collection<Descriptor, DescriptorFilter>(fields, rows);

const nameOf = ({ uuid, title, versionTag }: Publishable): ItemName => ({ uuid, title, versionTag });

async function descriptorOf(world: World, uuid: string, caller: Caller): Promise<Descriptor> {
  return readable(await world.catalogue.descriptors.one(uuid), uuid, caller, 'descriptor');
}

async function details(world: World, uuid: string, caller: Caller): Promise<DescriptorDetails> {
  const descriptor = await descriptorOf(world, uuid, caller);
  const { lists, datasets } = await holders(world, caller);
  return {
    ...seenBy(descriptor, caller),
    descriptorLists: lists.filter(({ descriptors }) => descriptors.some((each) => each.uuid === uuid)).map(nameOf),
    datasets: datasets.flatMap(({ head, columns }) => {
      const column = columns.find(({ descriptorUuid }) => descriptorUuid === uuid);
      return column ? [{ ...nameOf(head), observationCount: column.accession.length }] : [];
    }),
  };
}

export const descriptors: readonly Answer[] = [
  answer('POST /descriptor/list', withToken, descriptorsOf.list),
  answer('POST /descriptor/filter', withToken, descriptorsOf.filter),
  answer('POST /descriptor/overview', withToken, descriptorsOf.overview),

  answer('GET /descriptor/:uuid', withToken, ({ world, session, params }) => details(world, params.uuid, session)),

  answer('GET /descriptor/:uuid/versions', withToken, async ({ world, session, params }) =>
    versionsOf(await world.catalogue.descriptors.all(), await descriptorOf(world, params.uuid, session), session),
  ),

  // Those that nobody knows are left out, as they are in a list by uuid.
  answer('POST /descriptor/list/details', withToken, async ({ world, session, body = [] }) => {
    if (!Array.isArray(body)) throw badRequest('The body must be a list of uuids.');
    if (body.length > MOST_AT_ONCE)
      throw badRequest(`At most ${MOST_AT_ONCE} descriptors may be asked for at once, not ${body.length}.`);
    const found = await Promise.all(body.map((uuid) => world.catalogue.descriptors.one(String(uuid))));
    return found.flatMap((each) => (each && mayRead(each, session) ? [seenBy(each, session)] : []));
  }),
];
