import type { Descriptor } from '@/contract/descriptor/descriptor';
import { allowedActions, descriptorsAlong, type PublicationMove } from '@/contract/publication/workflow';
import { badRequest } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import { permissionsOf } from '../publication/publication';
import type { Change } from '../../tools/store/table';
import type { Caller } from '../tokens/caller';
import type { World } from '../world/world';
import { moves } from './moves';

const MAX_NAMED = 10;

const made = moves<Descriptor>();

/**
 * What a move of a dataset or a list does with its descriptors, to be called in the same breath; throws 400 with their
 * names where some cannot come along. Those that were sent to review with it come back with it.
 * @param id of the dataset or the list.
 */
export function descriptorsWith(
  { catalogue: { descriptors: table }, acl, store, clock }: World,
  id: string,
  uuids: readonly string[],
  action: PublicationMove,
  session: Caller,
): (change: Change) => void {
  const sent = store.rows<readonly string[]>('sent-with');
  const { authorities } = session;
  const of = (list: readonly string[]) =>
    list.flatMap((uuid) => {
      const row = table.get(uuid);
      return row ? { ...row, _permissions: permissionsOf('descriptor', row, session, acl) } : [];
    });
  const move = (rows: readonly Descriptor[], by: PublicationMove, change: Change): void => {
    const now = new Date(clock.now()).toISOString();
    for (const row of rows) made[by](table, row, change, undefined, now);
  };

  if (action === 'reject' || action === 'withdraw') {
    const back = of(sent.get(id) ?? []).filter((each) => allowedActions(each, authorities).includes(action));
    return (change) => {
      // What was said of the whole stands there alone.
      move(back, 'withdraw', change);
      sent.delete(id);
    };
  }
  if (action !== 'for-review' && action !== 'approve') return () => undefined;
  const { along, held } = descriptorsAlong(of(uuids), authorities);
  if (held.length > 0) {
    const names = held.slice(0, MAX_NAMED).map(({ title }) => title);
    throw badRequest(sentence('descriptorsHeld', { names: names.join(', ') }));
  }
  return (change) => {
    const drafts = along.filter(({ state }) => state === 'DRAFT');
    move(drafts, 'for-review', change);
    if (action === 'approve') {
      move(along, 'approve', change);
      sent.delete(id);
    } else if (drafts.length > 0)
      sent.set(
        id,
        drafts.map(({ uuid }) => uuid),
      );
  };
}
