import type { RequestLinkPurpose } from '@/contract/request/request';
import type { AccessionIdentifier } from '@/contract/request/request-external';
import type { TestApi } from '../../mocks/rules/world/api.fixture';
import { askable, requestOf, tokenFor } from '../../mocks/rules/requests/requests.fixture';
import { idOf, requestAt, type KeptRequest } from '../../mocks/rules/requests/request-rows';
import { fileRequest, actByLink } from '../../mocks/rules/requests/requests';
import { answerPage, changeAnswer } from '../../mocks/rules/requests/answers';
import { incomingParts } from '../../mocks/rules/requests/request-lists';
import { attachPermit } from '../../mocks/rules/requests/permits/permits';
import { PDF, permitForm } from '../../mocks/rules/requests/permits/permits.fixture';
import { keepExternal } from '../../mocks/rules/requests/external-requests';
import { holdersOf } from '../../mocks/rules/requests/holders';
import { like, list, number, pageOf, text, type Sample } from './shapes';

/** Calls of requests for material. @param known `uuid` and `token` become those of a request made for the call. */
export function requestSamples(api: TestApi, known: { token: string }) {
  const of = { uuid: '' };
  /** As those see it who are signed in. */
  const named = { uuid: '', action: 'validate' };
  const corrected = { key: '', email: 'corrected@example.org' };
  const arrived = { instCode: '' };
  const part = { uuid: '' };
  const handed: AccessionIdentifier[] = [];
  const handedOver = { key: '' };
  const by = api.world.users.byEmail('user@example.org')?.uuid ?? '';
  const body = { ...requestOf([]), accessions: [] as string[] };
  const filled = async () => {
    body.key = crypto.randomUUID();
    body.email = `${crypto.randomUUID()}@example.org`;
    body.accessions.splice(0, body.accessions.length, ...(await askable(api.world, 3)));
  };
  const filed = async (approverEmail: string | null = null): Promise<KeptRequest> => {
    await filled();
    const { holders } = await holdersOf(api.world, body.accessions);
    const { key, accessions: _, ...info } = { ...body, approverEmail };
    const request = await fileRequest(api.world, { key, info, holders, by });
    of.uuid = request.uuid;
    named.uuid = idOf(request);
    known.token = tokenFor(api.world, body.email, 'validate');
    return request;
  };
  const forwarded = async () => {
    const approver = `${crypto.randomUUID()}@example.org`;
    await filed(approver);
    await actByLink(api.world, known.token, 'validate');
    known.token = tokenFor(api.world, approver, 'approve');
  };
  const dispatched = async () => {
    const { holders } = await filed();
    await actByLink(api.world, known.token, 'validate');
    known.token = tokenFor(api.world, holders[0]?.email ?? '', 'answer');
    const parts = await incomingParts(api.world, { authorities: ['ROLE_ADMINISTRATOR'] });
    part.uuid = parts.find(({ row }) => row.request === named.uuid)?.row.uuid ?? '';
  };
  const ofStatus = { uuid: '', permit: '' };
  const ofNamed = { uuid: '', permit: '' };
  const ofPart = { uuid: '', permit: '' };
  const ofLetter = { token: '', permit: '' };
  const permitted = async () => {
    await dispatched();
    const sent = { field: 'file', name: 'permit.pdf', type: '', bytes: PDF };
    const find = () => requestAt(api.world, of.uuid);
    const permit = (await attachPermit(api.world, find, [sent], {})).permits?.[0]?.uuid ?? '';
    Object.assign(ofStatus, { uuid: of.uuid, permit });
    Object.assign(ofNamed, { uuid: named.uuid, permit });
    Object.assign(ofPart, { uuid: part.uuid, permit });
    Object.assign(ofLetter, { token: known.token, permit });
  };
  const shipped = async () => {
    await dispatched();
    const { holder } = await answerPage(api.world, known.token);
    arrived.instCode = holder.code;
    for (const state of ['ACCEPTED', 'SHIPPED'] as const)
      await changeAnswer(api.world, known.token, {
        items: Object.fromEntries(holder.accessions.map(({ uuid }) => [uuid, state])),
        note: null,
        tracking: null,
      });
    known.token = tokenFor(api.world, body.email, 'confirm');
  };
  const answered = like({ holder: like({ code: text, answer: like({ state: text }) }), info: like({ email: text }) });
  const subrequest = { uuid: text, instCode: text, state: text, items: like({ PENDING: number }) };
  const managed = { uuid: text, state: text, fullName: text, accessionCount: number };
  const link = (purpose: RequestLinkPurpose) => `?purpose=${purpose}`;
  const status = like({ uuid: text, number: text, state: text, history: list, holders: list });
  const given = () => filed().then(() => undefined);
  return {
    'POST /request/holders': { body: [], shape: { holders: [], unknown: [] } },
    'POST /request': { given: filled, body, shape: status },
    'POST /request/external': {
      given: async () => {
        handed.splice(0, handed.length, ...(await askable(api.world, 2)).map((uuid) => ({ uuid })));
      },
      body: handed,
      shape: text,
    },
    'GET /request/external': { as: 'nobody', query: `?key=${crypto.randomUUID()}`, status: 303, shape: '' },
    'GET /request/external/:key': {
      given: async () => {
        const accessions = await askable(api.world, 2);
        handedOver.key = keepExternal(api.world, { accessions, missing: [] });
      },
      params: handedOver,
      shape: like({ accessions: list, missing: list }),
    },
    'GET /request/status/:uuid': { given, params: of, shape: status },
    'POST /request/status/:uuid/resend': { given, params: of, shape: status },
    'POST /request/status/:uuid/correct': {
      given: async () => {
        corrected.key = (await filed()).key;
      },
      params: of,
      body: corrected,
      shape: status,
    },
    'POST /request/status/:uuid/withdraw': { given, params: of, shape: like({ state: 'WITHDRAWN' }) },
    'POST /request/status/:uuid/erase': { given, params: of, shape: like({ state: 'NOTVALIDATED', erased: text }) },
    'POST /request/status/:uuid/permits': {
      given: dispatched,
      params: of,
      body: permitForm('new.pdf'),
      shape: like({ permits: [like({ name: 'new.pdf', contentType: 'application/pdf', size: PDF.length })] }),
    },
    'GET /request/status/:uuid/permits/:permit': { given: permitted, params: ofStatus, shape: text },
    'DELETE /request/status/:uuid/permits/:permit': {
      given: permitted,
      params: ofStatus,
      shape: like({ permitEvents: [like({ what: 'attached' }), like({ what: 'removed' })] }),
    },
    'GET /request/:token/answer/permits/:permit': { given: permitted, params: ofLetter, shape: text },
    'POST /me/requests/:uuid/permits': {
      as: 'person',
      given: dispatched,
      params: named,
      body: permitForm('own.pdf'),
      shape: like({ permits: [like({ name: 'own.pdf' })] }),
    },
    'GET /me/requests/:uuid/permits/:permit': { as: 'person', given: permitted, params: ofNamed, shape: text },
    'DELETE /me/requests/:uuid/permits/:permit': {
      as: 'person',
      given: permitted,
      params: ofNamed,
      shape: like({ permitEvents: [like({ what: 'attached' }), like({ what: 'removed' })] }),
    },
    'GET /subrequest/:uuid/permits/:permit': { as: 'administrator', given: permitted, params: ofPart, shape: text },
    'GET /request/:uuid/permits/:permit': { as: 'administrator', given: permitted, params: ofNamed, shape: text },
    'GET /request/:token/link': {
      given,
      query: link('request-validate'),
      shape: like({ email: text, request: status }),
    },
    'POST /request/:token/validate': { given, shape: like({ state: 'DISPATCHED' }) },
    'POST /request/:token/approve': { given: forwarded, shape: like({ state: 'DISPATCHED' }) },
    'POST /request/:token/confirm': { given: shipped, shape: status },
    'GET /request/:token/answer': { given: dispatched, shape: answered },
    'PUT /request/:token/answer': {
      given: dispatched,
      body: { items: {}, note: 'Soon', tracking: null },
      shape: answered,
    },
    'POST /me/requests/filter': {
      as: 'person',
      given,
      body: {},
      shape: like({ ...pageOf({ uuid: text, state: text, accessionCount: number }), suggestions: like({}) }),
    },
    'GET /me/requests/:uuid': { as: 'person', given, params: named, shape: status },
    'POST /me/requests/:uuid/resend': { as: 'person', given, params: named, shape: status },
    'POST /me/requests/:uuid/withdraw': { as: 'person', given, params: named, shape: like({ state: 'WITHDRAWN' }) },
    'POST /me/requests/:uuid/erase': { as: 'person', given, params: named, shape: like({ erased: text }) },
    'POST /me/requests/:uuid/confirm': { as: 'person', given: shipped, params: named, body: arrived, shape: status },
    'POST /subrequest/list': { as: 'administrator', given: dispatched, body: {}, shape: like(pageOf(subrequest)) },
    'POST /subrequest/filter': {
      as: 'administrator',
      given: dispatched,
      body: {},
      shape: like({ ...pageOf(subrequest), suggestions: like({}) }),
    },
    'GET /subrequest/:uuid': {
      as: 'administrator',
      given: dispatched,
      params: part,
      shape: like({ instCode: text, page: answered }),
    },
    'PUT /subrequest/:uuid': {
      as: 'administrator',
      given: dispatched,
      params: part,
      body: { items: {}, note: 'Soon', tracking: null },
      shape: like({ state: 'PENDING', page: answered }),
    },
    'POST /subrequest/:uuid/resend': {
      as: 'administrator',
      given: dispatched,
      params: part,
      shape: like({ instCode: text, page: answered }),
    },
    'POST /request/list': { as: 'administrator', given, body: {}, shape: like(pageOf(managed)) },
    'POST /request/filter': {
      as: 'administrator',
      given,
      body: {},
      shape: like({ ...pageOf(managed), suggestions: like({}) }),
    },
    'GET /request/:uuid': {
      as: 'administrator',
      given,
      params: named,
      shape: like({ ...managed, status, info: like({ email: text }) }),
    },
    'DELETE /request/:uuid': { as: 'administrator', given, params: named, shape: null },
    'POST /request/:uuid/admin/:action': {
      as: 'administrator',
      given,
      params: named,
      shape: like({ state: 'DISPATCHED' }),
    },
    'POST /request/:token/reject': { given: forwarded, body: { reason: 'No' }, shape: like({ state: 'REJECTED' }) },
  } satisfies Record<string, Sample>;
}
