import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { KINDS } from '@/contract/kinds';
import type { Publishable } from '@/contract/publication/publication';
import type { PublicationKind } from '@/contract/publication/workflow';
import { href } from '@/routes/href';
import { useLocale } from '@/shared/ui/text/use-locale';
import { publicationApi } from '../api';
import { translated } from '../values/translated';

/** Members named of each that came or went. */
export const NAMED = 10;

export interface MembersGroup {
  /** Of its text. */
  name: 'accessionsAdded' | 'accessionsRemoved' | 'descriptorsAdded' | 'descriptorsRemoved';
  total: number;
  rows: readonly { uuid: string; label: string; to: string }[];
  /** To the list of all of them. */
  all?: string;
}

export interface MembersDifference {
  groups: readonly MembersGroup[];
  /** The same descriptors in another order. */
  isReordered: boolean;
  busy: boolean;
  failed: boolean;
  retry: () => void;
}

/** The properties that hold descriptors, whose members are told by name. */
export const NAMED_LISTS: ReadonlySet<string> = new Set(['descriptors', 'descriptorUuids']);

function descriptorsOf(item: Publishable | undefined): string[] {
  const { descriptors, descriptorUuids } = (item ?? {}) as {
    descriptors?: readonly { uuid: string }[];
    descriptorUuids?: readonly string[];
  };
  return [...(descriptorUuids ?? descriptors?.map(({ uuid }) => uuid) ?? [])];
}

/** Accessions of one version that another one does not have, historic ones too. */
function onlyIn(kind: PublicationKind, one: string, other: string): AccessionFilter {
  const row = KINDS[kind];
  const members = 'members' in row ? row.members : 'subsets';
  return { [members]: [one], NOT: { [members]: [other] }, AND: { historic: true, OR: { historic: false } } };
}

/** Which accessions and descriptors a version has that the one before it has not, and the other way round. */
export function useMembersDifference(
  kind: PublicationKind,
  before: Publishable | undefined,
  now: Publishable,
): MembersDifference {
  const { differingAccessions, namedDescriptors } = publicationApi.endpoints;
  const skip = before === undefined || !('members' in KINDS[kind]);
  const most = NAMED;
  const added = differingAccessions.useQuery({ filter: onlyIn(kind, now.uuid, before?.uuid ?? ''), most }, { skip });
  const gone = differingAccessions.useQuery({ filter: onlyIn(kind, before?.uuid ?? '', now.uuid), most }, { skip });
  const [was, is] = [descriptorsOf(before), descriptorsOf(now)];
  const came = before ? is.filter((uuid) => !was.includes(uuid)) : [];
  const went = was.filter((uuid) => !is.includes(uuid));
  const named = [...came.slice(0, NAMED), ...went.slice(0, NAMED)];
  const { currentData: found } = namedDescriptors.useQuery(named, { skip: named.length === 0 });
  const locale = useLocale();
  const titleOf = (uuid: string): string => {
    const descriptor = found?.find((each) => each.uuid === uuid);
    return descriptor ? translated(descriptor, locale).title : uuid;
  };

  const accessions = (name: MembersGroup['name'], { currentData: page }: typeof added): MembersGroup[] => {
    if (!page || page.totalElements === 0) return [];
    const rows = page.content.map(({ uuid, accessionNumber, instituteCode }) => ({
      uuid,
      label: `${accessionNumber} · ${instituteCode}`,
      to: href('accession', { uuid }),
    }));
    const all = page.filterCode && { all: href('accessions', { filterCode: page.filterCode }) };
    return [{ name, total: page.totalElements, rows, ...all }];
  };
  const descriptors = (name: MembersGroup['name'], uuids: readonly string[]): MembersGroup[] => {
    if (uuids.length === 0) return [];
    const rows = uuids
      .slice(0, NAMED)
      .map((uuid) => ({ uuid, label: titleOf(uuid), to: href('descriptor', { uuid }) }));
    return [{ name, total: uuids.length, rows }];
  };
  return {
    groups: [
      ...accessions('accessionsAdded', added),
      ...accessions('accessionsRemoved', gone),
      ...descriptors('descriptorsAdded', came),
      ...descriptors('descriptorsRemoved', went),
    ],
    isReordered: before !== undefined && came.length + went.length === 0 && was.join() !== is.join(),
    busy: !skip && [added, gone].some(({ currentData, error }) => currentData === undefined && error === undefined),
    failed: [added, gone].some(({ currentData, error }) => currentData === undefined && error !== undefined),
    retry: () => {
      if (added.error) void added.refetch();
      if (gone.error) void gone.refetch();
    },
  };
}
