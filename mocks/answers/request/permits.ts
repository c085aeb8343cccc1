import { byOf } from '../../rules/entities/crud';
import { partOf } from '../../rules/requests/answers';
import { doerOf } from '../../rules/requests/keep-request';
import { attachPermit, removePermit, sendPermit } from '../../rules/requests/permits/permits';
import { incomingPart, ownRequest, requestById, wholeStatusById } from '../../rules/requests/request-lists';
import { requestAt, wholeStatus } from '../../rules/requests/request-rows';
import { anyOf, signedIn, withToken, type Caller } from '../../rules/tokens/caller';
import { answer, fileAnswer, type Answer } from '../../rules/world/answer';
import { clientAddressOf } from '../../tools/http/client-address';

/** Who has the page where a request stands. */
const requester = (session: Caller) => doerOf(byOf(session), 'requester');

/** Import permits: attached and removed by the requester, read by those, too, who handle the request. */
export const permits: readonly Answer[] = [
  fileAnswer('POST /request/status/:uuid/permits', withToken, async ({ world, session, params, files, request }) => {
    const find = () => requestAt(world, params.uuid);
    world.limits.permits.attempt(find().uuid, clientAddressOf(request));
    return wholeStatus(await attachPermit(world, find, files, requester(session)));
  }),
  answer('GET /request/status/:uuid/permits/:permit', withToken, ({ world, params }) =>
    sendPermit(world, requestAt(world, params.uuid), params.permit),
  ),
  answer('DELETE /request/status/:uuid/permits/:permit', withToken, ({ world, session, params }) =>
    wholeStatus(removePermit(world, requestAt(world, params.uuid), params.permit, requester(session))),
  ),

  fileAnswer('POST /me/requests/:uuid/permits', signedIn, async ({ world, session, params, files, request }) => {
    const find = () => ownRequest(world, session, params.uuid);
    world.limits.permits.attempt(find().uuid, clientAddressOf(request));
    return wholeStatusById(await attachPermit(world, find, files, { by: byOf(session) }));
  }),
  answer('GET /me/requests/:uuid/permits/:permit', signedIn, ({ world, session, params }) =>
    sendPermit(world, ownRequest(world, session, params.uuid), params.permit),
  ),
  answer('DELETE /me/requests/:uuid/permits/:permit', signedIn, ({ world, session, params }) => {
    const before = ownRequest(world, session, params.uuid);
    return wholeStatusById(removePermit(world, before, params.permit, { by: byOf(session) }));
  }),

  answer('GET /request/:token/answer/permits/:permit', withToken, async ({ world, params }) => {
    const { request } = await partOf(world, params.token, 'request-answer');
    return sendPermit(world, request, params.permit);
  }),
  answer(
    'GET /subrequest/:uuid/permits/:permit',
    anyOf('ROLE_REQUESTS', 'ROLE_ADMINISTRATOR'),
    async ({ world, session, params }) => {
      const { request } = await incomingPart(world, session, params.uuid);
      return sendPermit(world, request, params.permit);
    },
  ),
  answer('GET /request/:uuid/permits/:permit', anyOf('ROLE_ADMINISTRATOR'), ({ world, params }) =>
    sendPermit(world, requestById(world, params.uuid), params.permit),
  ),
];
