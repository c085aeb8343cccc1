import type { RequestStatus } from '@/contract/request/request';
import { LINK_LIFETIME, type MailedPurpose } from '../../accounts/links';
import { testApi, type TestApi } from '../../world/api.fixture';
import { changeAnswer } from '../answers';
import { requestRows, type KeptRequest } from '../request-rows';
import { askable, requestOf, sender, tokenFor } from '../requests.fixture';

const EMAIL = 'bea@example.org';
const APPROVER = 'boss@example.org';

let now = 0;
let api: TestApi;
let uuid = '';

const send = sender(() => api);
const kept = (): KeptRequest => {
  const found = requestRows(api.world).get(uuid);
  if (!found) throw new Error('It is not kept.');
  return found;
};
const validate = () => send(`POST /request/${tokenFor(api.world, EMAIL, 'validate')}/validate`);
const genebank = () => kept().holders[0]?.email ?? '';
const items = (state: 'ACCEPTED' | 'SHIPPED') =>
  Object.fromEntries((kept().holders[0]?.accessions ?? []).map((row) => [row.uuid, state]));

interface Purpose {
  purpose: MailedPurpose;
  to: () => string;
  /** How it comes to such a link. */
  before: () => Promise<unknown>;
  /** What the link can do. */
  lines: (token: string) => readonly (readonly [line: string, body?: unknown])[];
}

const PURPOSES: Readonly<Record<'validate' | 'approve' | 'confirm' | 'answer', Purpose>> = {
  validate: {
    purpose: 'request-validate',
    to: () => EMAIL,
    before: () => Promise.resolve(),
    lines: (token) => [[`POST /request/${token}/validate`], [`GET /request/${token}/link?purpose=request-validate`]],
  },
  approve: {
    purpose: 'request-approve',
    to: () => APPROVER,
    before: validate,
    lines: (token) => [
      [`POST /request/${token}/approve`],
      [`POST /request/${token}/reject`, { reason: 'No' }],
      [`GET /request/${token}/link?purpose=request-approve`],
    ],
  },
  confirm: {
    purpose: 'request-confirm',
    to: () => EMAIL,
    before: async () => {
      await validate();
      for (const state of ['ACCEPTED', 'SHIPPED'] as const)
        await changeAnswer(api.world, tokenFor(api.world, genebank(), 'answer'), {
          items: items(state),
          note: null,
          tracking: null,
        });
    },
    lines: (token) => [[`POST /request/${token}/confirm`], [`GET /request/${token}/link?purpose=request-confirm`]],
  },
  answer: {
    purpose: 'request-answer',
    to: genebank,
    before: validate,
    lines: (token) => [
      [`PUT /request/${token}/answer`, { items: items('ACCEPTED'), note: null, tracking: null }],
      [`GET /request/${token}/answer`],
    ],
  },
};

type Act = keyof typeof PURPOSES;

/** What is wrong with the link, and how it is told. */
const FAULTS: readonly (readonly [
  fault: string,
  error: string,
  token: (token: string, act: Act) => string | Promise<string>,
])[] = [
  ['unknown', 'link_unknown', () => '11111111-2222-4333-8444-555555555555'],
  [
    "somebody else's",
    'link_unknown',
    async (_, act) => {
      const drawn = await api.world.links.draw();
      const purpose = act === 'validate' ? 'request-approve' : 'request-validate';
      drawn.keep({ purpose, userUuid: uuid, email: EMAIL });
      return drawn.tokens.open;
    },
  ],
  [
    'expired',
    'link_expired',
    async (token, act) => {
      now += LINK_LIFETIME[PURPOSES[act].purpose] + 1_000;
      // Reminders that are due meanwhile.
      await send('GET /crop');
      return token;
    },
  ],
  ...(['used', 'replaced', 'cancelled'] as const).map(
    (state) =>
      [
        state,
        `link_${state}`,
        (token: string) => {
          api.world.links.endAll(uuid, state);
          return token;
        },
      ] as const,
  ),
];

describe.each(Object.keys(PURPOSES) as Act[])('a link to %s', (act) => {
  const { to, before, lines } = PURPOSES[act];

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 1);
    api = testApi({ accessions: 300, clock: { now: () => now }, settings: { mailbox: true } });
    const approverEmail = act === 'approve' ? APPROVER : null;
    const body = requestOf(await askable(api.world, 1), { approverEmail });
    uuid = (await send<RequestStatus>('POST /request', body)).body.uuid;
    await before();
  });

  test.each(FAULTS)('that is %s says %s, and changes nothing', async (_, error, tokenOf) => {
    const token = await tokenOf(tokenFor(api.world, to(), act), act);
    const was = kept();
    const letters = api.world.outbox.all().length;
    for (const [line, body] of lines(token)) {
      const { status, body: said } = await send<{ error: string }>(line, body);
      expect([line, status, said.error]).toEqual([line, error === 'link_unknown' ? 404 : 410, error]);
    }
    expect(kept()).toEqual(was);
    expect(api.world.outbox.all()).toHaveLength(letters);
  });

  test(`is good ${act === 'answer' ? 'as often as it is wanted' : 'once'}`, async () => {
    const [[line = '', body] = []] = lines(tokenFor(api.world, to(), act));
    expect((await send(line, body)).status).toBe(200);
    const after = kept();
    expect((await send(line, body)).status).toBe(act === 'answer' ? 200 : 410);
    expect(kept()).toEqual(after);
  });
});
