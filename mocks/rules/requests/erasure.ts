import { isSameAddress } from '@/contract/is-same-address';
import type { HolderAnswer } from '@/contract/request/request-answer';
import type { World } from '../world/world';
import { isMadeUp } from './demo-requests';
import { ownRow } from './request-lists';
import { keepRequest, type Doer } from './keep-request';
import { requestRows, type KeptRequest } from './request-rows';

const DAY = 86_400_000;

/** Nothing of the person, nor of whom they named: only what is counted. */
const withoutPerson = ({ requesterType, purpose, smta }: KeptRequest['info']): KeptRequest['info'] => ({
  email: '',
  fullName: '',
  requesterType,
  organization: null,
  address: [],
  country: '',
  telephone: null,
  purpose,
  notes: null,
  smta,
  internal: false,
  approverEmail: null,
  language: null,
});

const withoutText = (reasons: HolderAnswer['reasons']): HolderAnswer['reasons'] =>
  Object.fromEntries(Object.entries(reasons ?? {}).map(([uuid, { code }]) => [uuid, { code, text: null }]));

/** What genebanks wrote may name the person, and the number of a consignment leads to them. */
const withoutWords = (answer: HolderAnswer): HolderAnswer => ({
  ...answer,
  note: null,
  tracking: null,
  ...(answer.reasons && { reasons: withoutText(answer.reasons) }),
  ...(answer.consignments && { consignments: answer.consignments.map((each) => ({ ...each, tracking: null })) }),
});

/**
 * Erases who asked, in any state: states, times and counts stay, and nothing more comes of it, as nobody is left to be
 * told. What genebanks wrote goes, too, as do permits, links and letters. Done before it returns; a second time changes nothing.
 */
export function eraseRequest(world: World, before: KeptRequest, who: Doer): KeptRequest {
  if (before.erased !== undefined) return before;
  const { uuid, state, history, holders, info, key, permitEvents } = before;
  const written = Object.entries(before.answers);
  const request: KeptRequest = {
    uuid,
    ...(before.number !== undefined && { number: before.number }),
    // The sender's own name for it is theirs.
    key: isMadeUp(before) ? key : crypto.randomUUID(),
    info: withoutPerson(info),
    state,
    history,
    holders,
    ...(permitEvents && { permitEvents }),
    answers: Object.fromEntries(written.map(([code, answer]) => [code, withoutWords(answer)])),
    erased: new Date(world.clock.now()).toISOString(),
  };
  keepRequest(world, request, who);
  world.links.endAll(uuid, 'cancelled');
  world.links.forget(uuid);
  world.outbox.forget(({ about }) => about === uuid);
  return request;
}

/** Those of an account that is deleted: sent by it, or confirmed from its address. */
export function eraseRequestsOf(world: World, { uuid, email }: { uuid: string; email: string }): void {
  for (const request of requestRows(world).values())
    if (request.by === uuid || (request.confirmed && isSameAddress(request.info.email, email)))
      eraseRequest(world, request, { by: uuid });
}

/** What has not moved for as long as the installation keeps personal data. */
export function eraseOld(world: World): void {
  const before = new Date(world.clock.now() - world.settings.requestDays * DAY).toISOString();
  let erased = 0;
  for (const request of requestRows(world).values()) {
    if (request.erased !== undefined || ownRow(request).lastModifiedDate >= before) continue;
    eraseRequest(world, request, {});
    erased += 1;
  }
  if (erased > 0) void world.store.compact();
}
