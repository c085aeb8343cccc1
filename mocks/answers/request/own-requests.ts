import { awaitsRequester, type OwnRequest, type OwnRequestFilter } from '@/contract/request/request-lists';
import { byOf } from '../../rules/entities/crud';
import { collection } from '../../rules/entities/collection';
import { clientAddressOf } from '../../tools/http/client-address';
import type { Fields } from '../../tools/lists/field';
import { confirmOwn } from '../../rules/requests/answers';
import { demoRequests } from '../../rules/requests/demo-requests';
import { eraseRequest } from '../../rules/requests/erasure';
import { ownRequest, ownRequests, ownRow, wholeStatusById } from '../../rules/requests/request-lists';
import { resendConfirmation, withdraw } from '../../rules/requests/requests';
import { signedIn, type Caller } from '../../rules/tokens/caller';
import { answer, type Answer } from '../../rules/world/answer';

/** Of a consignment; what is none is the place of nothing. */
const placeOf = (value: unknown): number | undefined => (value === undefined ? undefined : Number(value ?? NaN));

/** What every list of requests is narrowed and sorted by. */
export const requestFields: Fields<OwnRequest> = {
  uuid: { kind: 'terms', value: ({ uuid }) => uuid },
  number: { kind: 'text', value: ({ number }) => number, search: true, internal: true },
  state: { kind: 'terms', value: ({ state }) => state, facet: true },
  standing: { kind: 'terms', value: ({ standing }) => standing, facet: true },
  createdDate: { kind: 'date', value: ({ createdDate }) => createdDate },
  lastModifiedDate: { kind: 'date', value: ({ lastModifiedDate }) => lastModifiedDate },
  accessionCount: { kind: 'number', value: ({ accessionCount }) => accessionCount, internal: true },
  permitAttached: { kind: 'flag', value: ({ permitAttached }) => permitAttached, facet: true },
  institutes: { kind: 'terms', value: ({ institutes }) => institutes, facet: true, search: true },
};

const ownFields: Fields<OwnRequest> = {
  ...requestFields,
  awaitsRequester: { kind: 'flag', value: awaitsRequester },
};

const ownOf = collection<OwnRequest, OwnRequestFilter>(ownFields, async (world, caller) => {
  await demoRequests(world);
  return ownRequests(world, caller).map(ownRow);
});

const doer = (session: Caller) => ({ by: byOf(session) });

export const ownRequestAnswers: readonly Answer[] = [
  answer('POST /me/requests/filter', signedIn, ownOf.filter),

  answer('GET /me/requests/:uuid', signedIn, ({ world, session, params }) =>
    wholeStatusById(ownRequest(world, session, params.uuid)),
  ),

  answer('POST /me/requests/:uuid/resend', signedIn, async ({ world, session, params, request }) =>
    wholeStatusById(
      await resendConfirmation(world, ownRequest(world, session, params.uuid), clientAddressOf(request), doer(session)),
    ),
  ),

  answer('POST /me/requests/:uuid/withdraw', signedIn, ({ world, session, params }) =>
    wholeStatusById(withdraw(world, ownRequest(world, session, params.uuid), doer(session))),
  ),

  answer('POST /me/requests/:uuid/erase', signedIn, ({ world, session, params }) => {
    const request = eraseRequest(world, ownRequest(world, session, params.uuid), doer(session));
    void world.store.compact();
    return wholeStatusById(request);
  }),

  answer('POST /me/requests/:uuid/confirm', signedIn, ({ world, session, params, body }) =>
    wholeStatusById(
      confirmOwn(
        world,
        ownRequest(world, session, params.uuid),
        doer(session),
        body?.instCode ?? '',
        placeOf(body?.consignment),
      ),
    ),
  ),
];
