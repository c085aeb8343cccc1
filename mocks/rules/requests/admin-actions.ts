import { adminMay, type AdminAction } from '@/contract/request/request-admin';
import { conflict } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import type { World } from '../world/world';
import { partsOf, type Part } from './answers';
import { eraseRequest } from './erasure';
import { hasShipped } from './part-state';
import { dropRequest, keepRequest, noteResent, type Doer } from './keep-request';
import { pidOf } from './pid-register';
import { sendRequestLetters } from './letters/request-letters';
import { requestAt, type KeptRequest } from './request-rows';
import { resendValidation, validateFor } from './requests';

const isOpen = ({ answer }: Part): boolean => answer.state === 'PENDING' || answer.state === 'ACCEPTED';

/** The letter once more, with a new link beside the earlier ones. 409 for what is sent, declined or withdrawn. */
export async function resendPart(world: World, { request, holder }: Part, who: Doer): Promise<void> {
  const link = await world.links.draw();
  const now = requestAt(world, request.uuid);
  const part = partsOf(now).find((each) => each.holder.code === holder.code);
  if (!part || !isOpen(part) || !adminMay(now.state, 'resend', { erased: now.erased !== undefined }))
    throw conflict(sentence('requestMoved'));
  const { code, email } = holder;
  link.keep({ purpose: 'request-answer', userUuid: now.uuid, email: email ?? '', holder: code });
  sendRequestLetters(world, now, ['requestToInstitute'], { part, token: link.tokens.open });
  noteResent(world, now, who);
}

async function resendAll(world: World, request: KeptRequest, who: Doer): Promise<KeptRequest> {
  const open = partsOf(request).filter(isOpen);
  if (open.length === 0) throw conflict(sentence('requestMoved'));
  for (const part of open) await resendPart(world, part, who);
  return request;
}

/** Nothing of it stays; everybody who has it is told. */
function remove(world: World, request: KeptRequest, who: Doer): KeptRequest {
  dropRequest(world, request, who);
  world.links.endAll(request.uuid, 'cancelled');
  sendRequestLetters(world, request, ['requestRemoved']);
  if (request.state === 'DISPATCHED') sendRequestLetters(world, request, ['requestRemoved'], { toHolders: true });
  return request;
}

function recheckPid(world: World, request: KeptRequest, who: Doer): KeptRequest {
  const changed = { ...request, pid: pidOf(request.info.email) };
  keepRequest(world, changed, who);
  return changed;
}

const ACTIONS: Readonly<
  Record<AdminAction, (world: World, request: KeptRequest, who: Doer) => KeptRequest | Promise<KeptRequest>>
> = {
  'resend-validation': resendValidation,
  validate: validateFor,
  'recheck-pid': recheckPid,
  resend: resendAll,
  remove,
  erase: eraseRequest,
};

/** By an administrator, as the table allows; 409 for anything else. */
export async function administer(
  world: World,
  request: KeptRequest,
  action: AdminAction,
  who: Doer,
): Promise<KeptRequest> {
  const shipped = Object.values(request.answers).some(hasShipped);
  const erased = request.erased !== undefined;
  if (!adminMay(request.state, action, { erased, shipped })) throw conflict(sentence('requestMoved'));
  return ACTIONS[action](world, request, who);
}
