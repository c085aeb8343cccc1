import type { Descriptor, DescriptorDetails, DescriptorFilter } from '@/contract/descriptor/descriptor';
import { descriptorSchema } from '@/contract/descriptor/descriptor-schema';
import type { ItemName, Publishable } from '@/contract/publication/publication';
import { answer, type Answer } from '../../rules/world/answer';
import { badRequest, conflict } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import { withToken, type Caller } from '../../rules/tokens/caller';
import { collection } from '../../rules/entities/collection';
import { crud } from '../../rules/entities/crud';
import { publication, publishable, type Publishing } from '../../rules/entities/publication';
import type { Fields } from '../../tools/lists/field';
import { personalFields, publishedFields } from '../../rules/entities/published';
import type { World } from '../../rules/world/world';
import { publishedDatasets } from '../../rules/entities/readable-datasets';
import {
  publishedDescriptors as items,
  publishedLists,
  refuseEmptyRange,
  withOwnCodes,
  withUse,
} from '../../rules/entities/readable-descriptors';

const MAX_AT_ONCE = 1_000;

/** A descriptor with the uuids of the lists and datasets that hold it, as far as the caller may know of them. */
interface Held {
  descriptor: Descriptor;
  lists: string[];
  datasets: string[];
}

const fields: Fields<Held> = {
  ...publishedFields(({ descriptor }) => descriptor),
  columnName: { kind: 'text', value: ({ descriptor }) => descriptor.columnName, search: true, internal: true },
  category: { kind: 'terms', value: ({ descriptor }) => descriptor.category, facet: true },
  dataType: { kind: 'terms', value: ({ descriptor }) => descriptor.dataType, facet: true },
  crop: { kind: 'terms', value: ({ descriptor }) => descriptor.crop, facet: true, search: true },
  uom: { kind: 'terms', value: ({ descriptor }) => descriptor.uom, facet: true },
  key: { kind: 'flag', value: ({ descriptor }) => descriptor.key ?? false, facet: true },
  used: { kind: 'flag', value: ({ descriptor }) => descriptor.used ?? false, facet: true },
  descriptorLists: { kind: 'terms', value: ({ lists }) => lists, facet: true },
  datasets: { kind: 'terms', value: ({ datasets }) => datasets, facet: true },
};

const table = ({ catalogue }: World) => catalogue.descriptors;
const { listed, mayRead, seen } = items;

/** The lists and datasets that a caller sees. */
async function holders(world: World, caller: Caller) {
  const [lists, datasets] = await Promise.all([
    publishedLists.listed(world, caller),
    publishedDatasets.listed(world, caller),
  ]);
  return { lists, datasets };
}

async function held(world: World, caller: Caller): Promise<Held[]> {
  const [all, { lists, datasets }, used] = await Promise.all([
    listed(world, caller),
    holders(world, caller),
    withUse(world),
  ]);
  const found = new Map(
    all.map((descriptor): [string, Held] => [
      descriptor.uuid,
      { descriptor: used(descriptor), lists: [], datasets: [] },
    ]),
  );
  for (const list of lists) for (const uuid of list.descriptors) found.get(uuid)?.lists.push(list.uuid);
  for (const { head, descriptors: columns } of datasets)
    for (const { uuid } of columns) found.get(uuid)?.datasets.push(head.uuid);
  return [...found.values()];
}

const descriptorsOf = collection<Descriptor, DescriptorFilter, Held>(
  fields,
  held,
  ({ descriptor }, caller, world) => seen(world, descriptor, caller),
  (world, caller) => personalFields(world, 'descriptor', caller, ({ descriptor }) => descriptor),
);

const nameOf = ({ uuid, title, versionTag, language, translations = {} }: Publishable): ItemName => {
  const titles = Object.entries(translations).map(([code, each]) => [code, { title: each.title }]);
  return { uuid, title, versionTag, language, translations: Object.fromEntries(titles) };
};

async function details(world: World, descriptor: Descriptor, caller: Caller): Promise<DescriptorDetails> {
  const { uuid } = descriptor;
  const [{ lists, datasets }, used] = await Promise.all([holders(world, caller), withUse(world)]);
  return {
    ...seen(world, used(descriptor), caller),
    descriptorLists: lists.filter(({ descriptors: members }) => members.includes(uuid)).map(nameOf),
    datasets: datasets.flatMap(({ head, columns }) => {
      const column = columns.find(({ descriptorUuid }) => descriptorUuid === uuid);
      return column ? [{ ...nameOf(head), observationCount: column.accession.length }] : [];
    }),
  };
}

/** Throws 409 where data or lists, whosesoever, would lose it; the message names them. */
async function refuseUsed({ catalogue }: World, { uuid, title }: Descriptor): Promise<void> {
  const [lists, datasets] = await Promise.all([catalogue.descriptorLists.all(), catalogue.datasets.all()]);
  const names = [
    ...lists.filter(({ descriptors: of }) => of.includes(uuid)).map((list) => list.title),
    ...datasets.filter(({ descriptors: of }) => of.some((each) => each.uuid === uuid)).map(({ head }) => head.title),
  ];
  if (names.length > 0) throw conflict(sentence('descriptorUsed', { title, names: [...new Set(names)].join('; ') }));
}

const common = publishable<Descriptor>({
  items,
  schema: descriptorSchema,
  table,
  empty: { dataType: 'NUMERIC', category: 'EVALUATION' },
  details: (descriptor) => descriptor,
});
const writing: Publishing<Descriptor> = {
  ...common,
  kept: async (change, world, before) => {
    // The schema knows only the end that was sent.
    refuseEmptyRange(before, change);
    return common.kept(withOwnCodes(before, change), world);
  },
  details,
  removable: refuseUsed,
};

export const descriptors: readonly Answer[] = [
  answer('POST /descriptor/list', withToken, descriptorsOf.list),
  answer('POST /descriptor/filter', withToken, descriptorsOf.filter),
  answer('POST /descriptor/overview', withToken, descriptorsOf.overview),

  ...crud(writing),
  ...publication(writing),

  // By a filter, or by uuids of any version; unknown ones are left out.
  answer('POST /descriptor/list/details', withToken, async (call) => {
    const { world, session, body } = call;
    if (!Array.isArray(body)) return descriptorsOf.list({ ...call, body });
    if (body.length > MAX_AT_ONCE)
      throw badRequest(`At most ${MAX_AT_ONCE} descriptors may be asked for at once, not ${body.length}.`);
    const used = await withUse(world);
    const found = await Promise.all(body.map((uuid) => table(world).one(String(uuid))));
    return found.flatMap((each) => (each && mayRead(world, each, session) ? [seen(world, used(each), session)] : []));
  }),
];
