import type { Publishable } from '@/contract/publication/publication';
import {
  GROUP_PROPERTIES,
  isGroupProperty,
  type AccessionGroup,
  type GroupProperty,
  type NamedGroups,
} from '../accessions/groups';
import { handedOn, type AccessionService, type AskedMethod } from '../accessions/service';
import { NO_NAMES, type ChangedNames } from '../accessions/reference';
import { following } from '../../tools/store/source';
import type { ObservedDataset } from '../observations/observed-dataset';
import type { Catalogue } from './catalogue';
import type { NumberedTree } from '../demo/trees/numbered';
import type { SubsetRecord } from './subsets';
import type { TreeRecord } from './trees';

const isHidden = ({ state, current }: Publishable): boolean => state !== 'PUBLISHED' || !current;

/** Which item a group is of. */
const itemOf = new WeakMap<AccessionGroup, Publishable>();

function named(property: NamedGroups, item: Publishable, rest: Pick<AccessionGroup, 'members' | 'parts'>) {
  const group: AccessionGroup = { property, uuid: item.uuid, title: item.title, hidden: isHidden(item), ...rest };
  itemOf.set(group, item);
  return group;
}

const groupOf = new WeakMap<SubsetRecord, AccessionGroup>();

/** The same group as long as the subset is the same: what is known of its accessions stays. */
function subsetGroup(subset: SubsetRecord): AccessionGroup {
  const group = groupOf.get(subset) ?? named('subsets', subset, { members: subset.accessions });
  groupOf.set(subset, group);
  return group;
}

const groupOfTree = new WeakMap<TreeRecord, AccessionGroup>();

function treeGroup(tree: TreeRecord, { members, parts }: NumberedTree): AccessionGroup {
  const group = groupOfTree.get(tree) ?? named('diversityTrees', tree, { members, parts });
  groupOfTree.set(tree, group);
  return group;
}

const groupOfDataset = new WeakMap<ObservedDataset, AccessionGroup>();

function datasetGroup(dataset: ObservedDataset): AccessionGroup {
  const { head, accessions } = dataset;
  const group =
    groupOfDataset.get(dataset) ?? named('datasets', head, { members: accessions.flatMap(({ uuid }) => uuid ?? []) });
  groupOfDataset.set(dataset, group);
  return group;
}

/** The groups of a catalogue, each kind made when first asked for, and again when it has changed. */
const groupsIn = ({
  subsets,
  datasets,
  datasetRows,
  trees,
  treeNodes,
  genotyped,
}: Catalogue): Record<GroupProperty, () => Promise<readonly AccessionGroup[]>> => ({
  subsets: following(subsets, async () => (await subsets.all()).map(subsetGroup)),
  datasets: following(datasetRows, async () => (await datasets.all()).map(datasetGroup)),
  diversityTrees: following(trees, async () => (await trees.all()).map((tree) => treeGroup(tree, treeNodes.of(tree)))),
  genotypes: genotyped.group,
});

/** Questions about single records, which tell their subsets. */
const RECORDS: readonly string[] = ['details', 'byDoi'] satisfies AskedMethod[];
const ALIASES: Readonly<Record<string, GroupProperty>> = {
  hasSubset: 'subsets',
  hasDataset: 'datasets',
  genotyped: 'genotypes',
};
const MENTIONED = new RegExp(`\\b(?:${[...GROUP_PROPERTIES, ...Object.keys(ALIASES)].join('|')})\\b`, 'g');

/** The groups that a question speaks of, in its filter, facets or paths. A word of a text may be taken for one. */
function mentioned(method: string, args: readonly unknown[]): GroupProperty[] {
  const words = JSON.stringify(args).match(MENTIONED) ?? [];
  const properties = words
    .map((word) => (isGroupProperty(word) ? word : ALIASES[word]))
    .filter((each) => each !== undefined);
  if (RECORDS.includes(method)) properties.push('subsets');
  // Every facet is asked for where none is named.
  if (method === 'overview' && args[1] === undefined) properties.push('genotypes');
  return [...new Set(properties)];
}

/** The groups and names that a service holds now: worlds of the same size share one service. */
const held = new WeakMap<object, Map<GroupProperty, readonly AccessionGroup[]>>();
const called = new WeakMap<object, ChangedNames>();

/** The same question, but what these names mean in it is nobody's. */
function without(hidden: ReadonlySet<string>, asked: unknown): unknown {
  if (typeof asked === 'string') return hidden.has(asked.split(':', 1)[0]?.toLowerCase() ?? '') ? 'nobody' : asked;
  if (Array.isArray(asked)) return asked.map((each) => without(hidden, each));
  if (typeof asked !== 'object' || asked === null) return asked;
  return Object.fromEntries(Object.entries(asked).map(([name, each]) => [name, without(hidden, each)]));
}

/** Whether an item may be read by who asks. */
export type MayRead = (property: NamedGroups, item: Publishable) => boolean;

/**
 * The accessions with the groups of a catalogue as a caller may read them. Groups are made and enrolled before the first
 * call that names them; those that may not be read have no members, by whatever name. The catalogue itself uses the
 * service without groups.
 * @param shared what holds groups and names, where several services stand on it.
 * @param namesNow what was changed of names: told before the next call.
 */
export function withGroups(
  service: AccessionService,
  catalogue: Catalogue,
  shared: object = service,
  namesNow = async (): Promise<ChangedNames> => NO_NAMES,
): (mayRead: MayRead) => AccessionService {
  const groupsOf = groupsIn(catalogue);

  /** Groups are made first, then enrolled in the same turn as the call that needs them, which gets what it may ask. */
  async function prepare<A extends readonly unknown[]>(method: string, args: A, mayRead: MayRead): Promise<() => A> {
    const properties = mentioned(method, args);
    const names = await namesNow();
    const all = await Promise.all(properties.map(async (property) => [property, await groupsOf[property]()] as const));
    const unreadable = all.flatMap(([property, groups]) =>
      groups.filter((group) => {
        const item = group.hidden && itemOf.get(group);
        return item && property !== 'genotypes' && !mayRead(property, item);
      }),
    );
    const hidden = new Set(unreadable.map(({ uuid }) => uuid));
    return () => {
      if ((called.get(shared) ?? NO_NAMES) !== names) {
        called.set(shared, names);
        service.rename(names).catch(() => called.delete(shared));
      }
      const known = held.get(shared) ?? new Map<GroupProperty, readonly AccessionGroup[]>();
      held.set(shared, known);
      for (const [property, groups] of all) {
        if (known.get(property) === groups) continue;
        known.set(property, groups);
        // If enrolling fails, so does the call that follows.
        service.enrol(property, groups).catch(() => known.delete(property));
      }
      return hidden.size === 0 ? args : (without(hidden, args) as A);
    };
  }

  return (mayRead) =>
    handedOn(
      async (method, args) => {
        const enrolled = await prepare(method, args, mayRead);
        const answer = service[method] as (...given: unknown[]) => Promise<unknown>;
        return answer(...enrolled());
      },
      async function* download(...args) {
        const enrolled = await prepare('download', args, mayRead);
        yield* service.download(...enrolled());
      },
    );
}
