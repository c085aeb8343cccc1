import type { Subrequest, SubrequestFilter } from '@/contract/request/request-lists';
import { byOf } from '../../rules/entities/crud';
import { collection } from '../../rules/entities/collection';
import type { Fields } from '../../tools/lists/field';
import { resendPart } from '../../rules/requests/admin-actions';
import { demoRequests } from '../../rules/requests/demo-requests';
import { changePart } from '../../rules/requests/answers';
import { readAnswer } from '../../rules/requests/read-answer';
import { incomingPart, incomingParts, subrequestDetails } from '../../rules/requests/request-lists';
import { anyOf } from '../../rules/tokens/caller';
import { answer, type Answer } from '../../rules/world/answer';

const fields: Fields<Subrequest> = {
  uuid: { kind: 'terms', value: ({ uuid }) => uuid },
  number: { kind: 'text', value: ({ number }) => number, search: true, internal: true },
  request: { kind: 'terms', value: ({ request }) => request },
  state: { kind: 'terms', value: ({ state }) => state, facet: true },
  standing: { kind: 'terms', value: ({ standing }) => standing, facet: true },
  requestState: { kind: 'terms', value: ({ requestState }) => requestState, facet: true },
  permitAttached: { kind: 'flag', value: ({ permitAttached }) => permitAttached, facet: true },
  instCode: { kind: 'terms', value: ({ instCode }) => instCode, facet: true, search: true },
  createdDate: { kind: 'date', value: ({ createdDate }) => createdDate },
  lastModifiedDate: { kind: 'date', value: ({ lastModifiedDate }) => lastModifiedDate },
  lastReminderDate: { kind: 'date', value: ({ lastReminderDate }) => lastReminderDate },
  accessionCount: { kind: 'number', value: ({ accessionCount }) => accessionCount, internal: true },
  fullName: { kind: 'text', value: ({ fullName }) => fullName, search: true },
  email: { kind: 'text', value: ({ email }) => email, search: true },
  country: { kind: 'terms', value: ({ country }) => country, facet: true },
  purpose: { kind: 'terms', value: ({ purpose }) => purpose, facet: true },
};

const incoming = collection<Subrequest, SubrequestFilter>(fields, async (world, caller) => {
  await demoRequests(world);
  return (await incomingParts(world, caller)).map(({ row }) => row);
});

const staff = anyOf('ROLE_REQUESTS', 'ROLE_ADMINISTRATOR');

export const subrequests: readonly Answer[] = [
  answer('POST /subrequest/list', staff, incoming.list),
  answer('POST /subrequest/filter', staff, incoming.filter),

  answer('GET /subrequest/:uuid', staff, async ({ world, session, params }) =>
    subrequestDetails(await incomingPart(world, session, params.uuid)),
  ),

  answer('POST /subrequest/:uuid/resend', anyOf('ROLE_ADMINISTRATOR'), async ({ world, session, params }) => {
    await resendPart(world, await incomingPart(world, session, params.uuid), { by: byOf(session) });
    return subrequestDetails(await incomingPart(world, session, params.uuid));
  }),

  answer('PUT /subrequest/:uuid', staff, async ({ world, session, params, body }) => {
    const change = readAnswer(body);
    const find = () => incomingPart(world, session, params.uuid);
    return subrequestDetails(await changePart(world, find, change, { by: byOf(session) }));
  }),
];
