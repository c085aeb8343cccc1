import type { Descriptor } from '@/contract/descriptor/descriptor';
import { descriptorSchema, type DescriptorChange } from '@/contract/descriptor/descriptor-schema';
import { LISTED_MAX } from '@/contract/descriptor/descriptor-list-schema';
import { allowedActions } from '@/contract/publication/workflow';
import type { DescriptorListRecord } from '../../data/catalogue/descriptor-lists';
import { byOf } from '../../rules/entities/crud';
import { readChange, readEach, refused } from '../../rules/entities/read-change';
import {
  publishedDescriptors as items,
  refuseEmptyRange,
  withOwnCodes,
} from '../../rules/entities/readable-descriptors';
import { badRequest, conflict } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import type { Caller } from '../../rules/tokens/caller';
import type { World } from '../../rules/world/world';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Only what is not there already; terms that are as they were keep what is said of them beside. */
function differing(row: Descriptor, change: Partial<DescriptorChange>): Partial<Descriptor> {
  const described = new Map((row.terms ?? []).map((term) => [`${term.code}\n${term.title}`, term]));
  const terms = change.terms?.map((term) => described.get(`${term.code}\n${term.title}`) ?? term);
  const whole = { ...change, ...(terms && { terms }) };
  return Object.fromEntries(
    Object.entries(whole).filter(([name, value]) => !isSame(value, row[name as keyof Descriptor])),
  ) as Partial<Descriptor>;
}

interface Read {
  uuid?: string;
  patch: Partial<Descriptor>;
}

/**
 * Makes and changes descriptors, and takes them into the list behind those it has: all of them or, with 400 and
 * `fields`, none. A descriptor that may not be changed can come along unchanged.
 */
export async function importDescriptors(
  world: World,
  list: DescriptorListRecord,
  given: unknown,
  version: number,
  caller: Caller,
): Promise<DescriptorListRecord> {
  const { descriptors: table, descriptorLists: lists } = world.catalogue;
  await table.all();
  const read = readEach('descriptors', given, LISTED_MAX, (line): Read => {
    const { uuid, ...sent } = (line ?? {}) as { uuid?: unknown };
    if (uuid === undefined) {
      const owned = { ...sent, owner: list.owner && { uuid: list.owner.uuid } };
      const { owner: _owner, ...change } = readChange(descriptorSchema, owned, false);
      return { patch: change as Partial<Descriptor> };
    }
    const row = typeof uuid === 'string' ? table.get(uuid.toLowerCase()) : undefined;
    if (!row || !items.mayRead(world, row, caller)) throw refused({ uuid: 'notFound' });
    const patch = differing(row, readChange(descriptorSchema, sent, true));
    refuseEmptyRange(row, patch);
    const mayEdit = allowedActions(items.seen(world, row, caller), caller.authorities).includes('edit');
    if (Object.keys(patch).length > 0 && !mayEdit) throw refused({ uuid: 'readOnly' });
    return { uuid: row.uuid, patch: withOwnCodes(row, patch) };
  });
  if (read.length === 0) throw badRequest('"descriptors" must have something in it.');
  if ((lists.get(list.uuid)?.version ?? 0) !== version) throw conflict(sentence('changed'));
  const members = new Set([...list.descriptors, ...read.flatMap(({ uuid }) => uuid ?? [])]);
  if (members.size + read.filter(({ uuid }) => uuid === undefined).length > LISTED_MAX)
    throw refused({ descriptors: 'listAtMost' });

  // From here on nothing waits and nothing is refused: all of it is kept, or nothing is.
  const by = { by: byOf(caller) };
  const [crop = null, ...others] = list.crops;
  for (const { uuid, patch } of read) {
    if (uuid !== undefined) {
      table.change(uuid, undefined, patch, by);
      continue;
    }
    const head = { uuid: crypto.randomUUID(), title: '', state: 'DRAFT', versionTag: '1.0', current: true } as const;
    const of = { owner: list.owner ?? null, language: list.language ?? null, crop: others.length > 0 ? null : crop };
    members.add(table.create({ ...head, ...of, dataType: 'TEXT', category: 'EVALUATION', ...patch }, by).uuid);
  }
  const descriptors = [...members];
  return lists.change(list.uuid, version, { descriptors, descriptorCount: descriptors.length }, by);
}
