import type { Publishable } from '@/contract/publication';
import { GROUP_PROPERTIES, isGroupProperty, type AccessionGroup, type GroupProperty } from '../accessions/groups';
import { handedOn, type AccessionService, type AskedMethod } from '../accessions/service';
import { askedOnce, following } from '../store/source';
import type { Catalogue } from './catalogue';
import type { SubsetRecord } from './subsets';

const isHidden = ({ state, current }: Publishable): boolean => state !== 'PUBLISHED' || !current;

const named = (property: GroupProperty, item: Publishable, members: readonly string[]): AccessionGroup => ({
  property,
  uuid: item.uuid,
  title: item.title,
  members,
  hidden: isHidden(item),
});

const groupOf = new WeakMap<SubsetRecord, AccessionGroup>();

/** The same group as long as the subset is the same: what is known of its accessions stays. */
function subsetGroup(subset: SubsetRecord): AccessionGroup {
  const group = groupOf.get(subset) ?? named('subsets', subset, subset.accessions);
  groupOf.set(subset, group);
  return group;
}

/** The groups of a catalogue, each kind made when first asked for, and again when it has changed. */
const groupsIn = ({
  subsets,
  datasets,
  trees,
}: Catalogue): Record<GroupProperty, () => Promise<readonly AccessionGroup[]>> => ({
  subsets: following(subsets, async () => (await subsets.all()).map(subsetGroup)),
  datasets: askedOnce(async () =>
    (await datasets.all()).map(({ head, accessions }) =>
      named(
        'datasets',
        head,
        accessions.flatMap(({ uuid }) => uuid ?? []),
      ),
    ),
  ),
  diversityTrees: askedOnce(async () =>
    (await trees.all()).map((tree) => ({ ...named('diversityTrees', tree, tree.members), parts: tree.parts })),
  ),
});

/** Questions about single records, which tell their subsets. */
const RECORDS: readonly AskedMethod[] = ['details', 'byDoi'];
const ALIASES: Readonly<Record<string, GroupProperty>> = { hasSubset: 'subsets', hasDataset: 'datasets' };
const MENTIONED = new RegExp(`\\b(?:${[...GROUP_PROPERTIES, ...Object.keys(ALIASES)].join('|')})\\b`, 'g');

/** The groups that a question speaks of, in its filter, facets or paths. A word of a text may be taken for one. */
function mentioned(method: string, args: readonly unknown[]): GroupProperty[] {
  const words = JSON.stringify(args).match(MENTIONED) ?? [];
  const properties = words
    .map((word) => (isGroupProperty(word) ? word : ALIASES[word]))
    .filter((each) => each !== undefined);
  return [...new Set([...properties, ...(RECORDS.some((each) => each === method) ? (['subsets'] as const) : [])])];
}

/** The groups that a service holds now: worlds of the same size share one service. */
const held = new WeakMap<AccessionService, Map<GroupProperty, readonly AccessionGroup[]>>();

/**
 * The accessions with the groups of a catalogue, which are made and enrolled before the first call that names them.
 * The catalogue itself uses the service without groups.
 */
export function withGroups(service: AccessionService, catalogue: Catalogue): AccessionService {
  const groupsOf = groupsIn(catalogue);

  /** Groups are made first, then enrolled in the same turn as the call that needs them. */
  async function prepare(method: string, args: readonly unknown[]): Promise<() => void> {
    const properties = mentioned(method, args);
    const all = await Promise.all(properties.map(async (property) => [property, await groupsOf[property]()] as const));
    return () => {
      const known = held.get(service) ?? new Map<GroupProperty, readonly AccessionGroup[]>();
      held.set(service, known);
      for (const [property, groups] of all) {
        if (known.get(property) === groups) continue;
        known.set(property, groups);
        // If enrolling fails, so does the call that follows.
        service.enrol(property, groups).catch(() => known.delete(property));
      }
    };
  }

  const ask = async (method: AskedMethod, args: unknown[]): Promise<unknown> => {
    const enrol = await prepare(method, args);
    enrol();
    const answer = service[method] as (...given: unknown[]) => Promise<unknown>;
    return answer(...args);
  };

  async function* download(...args: Parameters<AccessionService['download']>) {
    const enrol = await prepare('download', args);
    enrol();
    yield* service.download(...args);
  }

  return handedOn(ask, download);
}
