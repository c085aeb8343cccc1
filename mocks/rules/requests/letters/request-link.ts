import {
  REQUEST_LINK_PURPOSES,
  type RequestLink,
  type RequestLinkPurpose,
  type UsedRequestLink,
} from '@/contract/request/request';
import type { KeptLink } from '../../accounts/links';
import { badRequest } from '../../../tools/http/api-failure';
import type { World } from '../../world/world';
import { onTheWay } from '../part-state';
import { withOnly } from './request-letters';
import { statusById } from '../request-lists';
import { requestOfLink, requestRows, statusOf, type KeptRequest } from '../request-rows';

/** Who approves must not get the key, by which the request can be withdrawn. */
const shownTo = (request: KeptRequest, purpose: RequestLinkPurpose) =>
  purpose === 'request-approve' ? statusById(request) : statusOf(request);

/** What came of it, by the times that were kept; undefined where nothing is known. */
function deedOf(
  { history, answers }: KeptRequest,
  { purpose, holder, consignment }: KeptLink,
): UsedRequestLink['done'] | undefined {
  const at = (...states: readonly string[]) => history.find(({ state }) => states.includes(state))?.at;
  const first = (what: UsedRequestLink['done']['what'], time: string | undefined) =>
    time === undefined ? undefined : { what, at: time };
  if (purpose === 'request-validate') return first('validated', at('WAITING_APPROVAL', 'VALIDATED'));
  if (purpose === 'request-approve') return first('rejected', at('REJECTED')) ?? first('approved', at('VALIDATED'));
  const answer = answers[holder ?? ''];
  const arrived = consignment === undefined ? undefined : answer?.consignments?.[consignment]?.received;
  return first('received', arrived ?? answer?.history.findLast(({ state }) => state === 'CONFIRMED')?.at);
}

/** What the link is to confirm. */
function sentOf({ holders, answers }: KeptRequest, { holder, consignment }: KeptLink): Pick<RequestLink, 'sent'> {
  const found = holders.find(({ code }) => code === holder);
  const answer = answers[holder ?? ''];
  if (!found || !answer) return {};
  const { code, name, accessions } = withOnly(
    found,
    onTheWay(answer, consignment).flatMap(({ sent }) => sent.accessions),
  );
  return { sent: { code, name, accessions } };
}

async function usedLink(
  world: World,
  token: string,
  purpose: RequestLinkPurpose,
): Promise<UsedRequestLink | undefined> {
  const link = await world.links.used(token, purpose);
  const request = link && requestRows(world).get(link.userUuid);
  const done = request && deedOf(request, link);
  return done && { purpose, done, request: shownTo(request, purpose) };
}

/** What the page of a letter's link shows; one that was used says what it did. */
export async function linkOf(
  world: World,
  token: string,
  asked: string | undefined,
): Promise<RequestLink | UsedRequestLink> {
  const purpose = REQUEST_LINK_PURPOSES.find((each) => each === asked);
  if (!purpose) throw badRequest(`"purpose" must be one of ${REQUEST_LINK_PURPOSES.join(', ')}.`);
  const used = await usedLink(world, token, purpose);
  if (used) return used;
  const { link, request } = await requestOfLink(world, token, purpose);
  const { email, fullName, notes } = request.info;
  return {
    purpose,
    email,
    fullName,
    purposeOfUse: request.info.purpose,
    notes: notes ?? null,
    expires: new Date(link.until).toISOString(),
    ...(purpose === 'request-confirm' && sentOf(request, link)),
    request: shownTo(request, purpose),
  };
}
