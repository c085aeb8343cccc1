import { MY_LIST_MAX } from '@/contract/constants';
import { isSameAddress } from '@/contract/is-same-address';
import { plainText } from '@/contract/control-characters';
import { requestInfoSchema } from '@/contract/request/request-schema';
import { isDrawnUuid } from '@/contract/patterns';
import { byOf } from '../../rules/entities/crud';
import { readChange, refused } from '../../rules/entities/read-change';
import { badRequest } from '../../tools/http/api-failure';
import { clientAddressOf } from '../../tools/http/client-address';
import { sentence } from '../../tools/http/sentence';
import { answerPage, changeAnswer, confirmReceipt } from '../../rules/requests/answers';
import { checkCaptcha } from '../../rules/requests/captcha';
import { eraseRequest } from '../../rules/requests/erasure';
import { mailboxOf } from '../../rules/requests/confirmed-limits';
import { doerOf } from '../../rules/requests/keep-request';
import { holdersOf } from '../../rules/requests/holders';
import { linkOf } from '../../rules/requests/letters/request-link';
import { requestAt, statusOf, wholeStatus } from '../../rules/requests/request-rows';
import { statusById } from '../../rules/requests/request-lists';
import { readAnswer } from '../../rules/requests/read-answer';
import { actByLink, correctAddress, fileRequest, resendConfirmation, withdraw } from '../../rules/requests/requests';
import { withWishes } from '../../rules/requests/wishes';
import { withToken, type Caller } from '../../rules/tokens/caller';
import { answer, type Answer } from '../../rules/world/answer';

const REASON_MAX = 2_000;

function readUuids(value: unknown): string[] {
  if (!Array.isArray(value) || !value.every((each) => typeof each === 'string'))
    throw badRequest('The accessions must be a list of uuids.');
  if (value.length > MY_LIST_MAX) throw badRequest(sentence('manyAccessions', { max: MY_LIST_MAX }));
  return value;
}

/** Who has the page where a request stands. */
const requester = (session: Caller) => doerOf(byOf(session), 'requester');

export const requests: readonly Answer[] = [
  answer('POST /request/holders', withToken, ({ world, body }) => holdersOf(world, readUuids(body))),

  answer('POST /request', withToken, async ({ world, body, request, session }) => {
    const { key, accessions, captcha, wishes, ...given }: Record<string, unknown> = { ...body };
    if (typeof key !== 'string' || !isDrawnUuid(key))
      throw badRequest('"key" must be a uuid of your own, of version 4.');
    const uuids = readUuids(accessions);
    const info = readChange(requestInfoSchema, given, false);
    if (uuids.length === 0) throw refused({ accessions: 'required' });
    checkCaptcha(world, captcha);
    const client = clientAddressOf(request);
    // By whoever sends them, or a stranger could use up what the owner of the address may send.
    world.limits.requests.attempt(`${mailboxOf(info.email)} ${client}`, client);
    const { holders: named, unknown } = await holdersOf(world, uuids);
    const holders = withWishes(named, wishes);
    const elsewhere = holders.filter(({ takesRequests }) => !takesRequests);
    const count = unknown.length + elsewhere.reduce((sum, holder) => sum + holder.accessions.length, 0);
    if (count > 0) throw badRequest(sentence('notAskable', { count }));
    const by = byOf(session);
    return statusOf(await fileRequest(world, { key, info, holders, client, ...(by !== undefined && { by }) }));
  }),

  answer('GET /request/status/:uuid', withToken, ({ world, params }) => wholeStatus(requestAt(world, params.uuid))),

  answer('POST /request/status/:uuid/resend', withToken, async ({ world, params, request, session }) =>
    wholeStatus(
      await resendConfirmation(world, requestAt(world, params.uuid), clientAddressOf(request), requester(session)),
    ),
  ),

  answer('POST /request/status/:uuid/correct', withToken, async ({ world, params, body, request, session }) => {
    const { key = '', ...given }: Partial<Record<string, unknown>> = { ...body };
    const before = requestAt(world, params.uuid);
    const { email } = readChange(requestInfoSchema.pick(['email']), given, false);
    if (isSameAddress(email, before.info.approverEmail ?? '')) throw refused({ email: 'ownEmail' });
    const client = clientAddressOf(request);
    world.limits.requests.attempt(`${mailboxOf(email)} ${client}`, client);
    return wholeStatus(await correctAddress(world, before, { key: String(key), email }, requester(session)));
  }),

  answer('POST /request/status/:uuid/withdraw', withToken, ({ world, params, session }) =>
    wholeStatus(withdraw(world, requestAt(world, params.uuid), requester(session))),
  ),

  answer('POST /request/status/:uuid/erase', withToken, ({ world, params, session }) => {
    const request = eraseRequest(world, requestAt(world, params.uuid), requester(session));
    void world.store.compact();
    return wholeStatus(request);
  }),

  answer('GET /request/:token/link', withToken, ({ world, params, query }) =>
    linkOf(world, params.token, query.purpose),
  ),

  answer('POST /request/:token/validate', withToken, async ({ world, params, request }) =>
    statusOf(await actByLink(world, params.token, 'validate', { client: clientAddressOf(request) })),
  ),

  answer('POST /request/:token/approve', withToken, async ({ world, params }) =>
    statusById(await actByLink(world, params.token, 'approve')),
  ),

  answer('POST /request/:token/confirm', withToken, async ({ world, params }) =>
    statusOf(await confirmReceipt(world, params.token)),
  ),

  answer('GET /request/:token/answer', withToken, ({ world, params }) => answerPage(world, params.token)),

  answer('PUT /request/:token/answer', withToken, ({ world, params, body }) =>
    changeAnswer(world, params.token, readAnswer(body)),
  ),

  answer('POST /request/:token/reject', withToken, async ({ world, params, body }) => {
    const reason = typeof body?.reason === 'string' ? plainText(body.reason).trim() : '';
    if (reason === '') throw refused({ reason: 'required' });
    if (reason.length > REASON_MAX) throw refused({ reason: 'atMost' });
    return statusById(await actByLink(world, params.token, 'reject', { reason }));
  }),
];
