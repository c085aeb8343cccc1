import type { RequestHolder, RequestState } from '@/contract/request/request';
import { PURPOSES } from '@/contract/request/request-schema';
import {
  itemCounts,
  subrequestState,
  type AnswerEvent,
  type DeclineReason,
  type HolderAnswer,
  type ItemState,
  type SubrequestState,
} from '@/contract/request/request-answer';
import { URL_NAMESPACE, uuidV5 } from '@/mcpd/accession-uuid';
import { plainPdf } from '../../data/demo/files/plain-pdf';
import { DEMO_USERS } from '../../data/users/demo-users';
import type { World } from '../world/world';
import { holdersOf } from './holders';
import { permitPath } from './permits/permit-files';
import { pidOf } from './pid-register';
import { requestRows, type KeptRequest } from './request-rows';
import type { RequestInfo } from '@/contract/request/request-schema';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How far a genebank has come: undecided, a part decided, or all of it. */
type Part = 'open' | 'partly' | 'accepted' | 'declined' | 'shipped' | 'received';

interface Plan {
  /** Days since it was sent. */
  age: number;
  by: keyof typeof PEOPLE;
  state: RequestState;
  /** Institute, accessions of it, and how far it has come. */
  parts: readonly (readonly [code: string, count: number, part: Part])[];
  /** An import permit is attached. */
  permit?: true;
}

const user = DEMO_USERS.find(({ email }) => email === 'user@example.org');

const person = (email: string, fullName: string, organization: string | null, town: string, country: string) => ({
  email,
  fullName,
  organization,
  requesterType: organization ? ('organization' as const) : ('individual' as const),
  address: ['Demo Street 1', town],
  country,
});

/** None of them lives anywhere. */
const PEOPLE = {
  uma: person('user@example.org', user?.fullName ?? '', null, 'Brno', 'CZE'),
  farmer: person('farmer@example.net', 'Fatima Farmer', null, 'Meknès', 'MAR'),
  breeder: person('breeder@example.net', 'Bruno Breeder', 'Example Seeds', 'Valladolid', 'ESP'),
  teacher: person('teacher@example.net', 'Tala Teacher', 'Example School', 'Aleppo', 'SYR'),
  scientist: person('scientist@example.net', 'Shinji Scientist', 'Example University', 'Tsukuba', 'JPN'),
};

// oxfmt-ignore
const PLANS: readonly Plan[] = [
  { age: 2, by: 'uma', state: 'NOTVALIDATED', parts: [['CZE122', 3, 'open']] },
  { age: 3, by: 'uma', state: 'WAITING_APPROVAL', parts: [['DEU146', 4, 'open'], ['NLD037', 2, 'open']] },
  { age: 20, by: 'uma', state: 'DISPATCHED', parts: [['CZE122', 5, 'open'], ['DEU146', 6, 'partly'], ['NLD037', 4, 'shipped']] },
  { age: 40, by: 'uma', state: 'REJECTED', parts: [['NLD037', 8, 'open']] },
  { age: 60, by: 'uma', state: 'WITHDRAWN', parts: [['CZE122', 2, 'open'], ['DEU146', 3, 'accepted']] },
  { age: 200, by: 'uma', state: 'CONFIRMED', parts: [['DEU146', 3, 'received'], ['CZE122', 2, 'declined']] },
  { age: 1, by: 'farmer', state: 'DISPATCHED', parts: [['CZE122', 2, 'open']] },
  { age: 9, by: 'breeder', state: 'DISPATCHED', parts: [['DEU146', 12, 'open'], ['CZE122', 6, 'accepted']], permit: true },
  { age: 16, by: 'teacher', state: 'DISPATCHED', parts: [['NLD037', 5, 'open']], permit: true },
  { age: 34, by: 'scientist', state: 'DISPATCHED', parts: [['DEU146', 7, 'shipped'], ['NLD037', 3, 'declined']] },
  { age: 120, by: 'farmer', state: 'CONFIRMED', parts: [['CZE122', 3, 'received'], ['DEU146', 2, 'received']] },
  { age: 170, by: 'breeder', state: 'CONFIRMED', parts: [['CZE122', 6, 'received'], ['NLD037', 6, 'received']] },
  { age: 260, by: 'scientist', state: 'CONFIRMED', parts: [['CZE122', 5, 'received'], ['DEU146', 9, 'received'], ['NLD037', 4, 'received']] },
  { age: 330, by: 'teacher', state: 'CONFIRMED', parts: [['CZE122', 4, 'declined'], ['DEU146', 4, 'received']] },
  { age: 450, by: 'breeder', state: 'CONFIRMED', parts: [['DEU146', 10, 'received'], ['NLD037', 5, 'received']] },
  { age: 600, by: 'scientist', state: 'CONFIRMED', parts: [['CZE122', 3, 'received'], ['NLD037', 3, 'received']] },
];

const itemAt = (part: Part, at: number): ItemState => {
  if (part === 'open') return 'PENDING';
  if (part === 'partly') return (['ACCEPTED', 'DECLINED', 'PENDING'] as const)[at % 3] ?? 'PENDING';
  // No genebank has everything.
  if (part === 'declined' || (at === 3 && part !== 'accepted')) return 'DECLINED';
  return part === 'accepted' ? 'ACCEPTED' : 'SHIPPED';
};

/** What genebanks say in turn, and sometimes nothing. */
const REASONS: readonly (DeclineReason | undefined)[] = [
  { code: 'regeneration', text: null },
  { code: 'stock', text: 'Made up for the demo: please ask again after the harvest.' },
  undefined,
];

const REACHED: Readonly<Record<Part, readonly SubrequestState[]>> = {
  open: [],
  partly: ['PENDING'],
  accepted: ['ACCEPTED'],
  declined: ['DECLINED'],
  shipped: ['ACCEPTED', 'SHIPPED'],
  received: ['ACCEPTED', 'SHIPPED', 'CONFIRMED'],
};

/** The reports of one genebank come days apart, some sooner than others. */
function answerOf({ accessions }: RequestHolder, part: Part, sent: number, withdrawn: boolean): HolderAnswer {
  const apart = 2 + (accessions.length % 5);
  const at = (step: number): string => new Date(sent + step * apart * DAY).toISOString();
  const items = Object.fromEntries(accessions.map(({ uuid }, index) => [uuid, itemAt(part, index)]));
  const counts = itemCounts(Object.values(items));
  const declined = Object.keys(items).filter((uuid) => items[uuid] === 'DECLINED');
  const reasons = declined.flatMap((uuid, index) => {
    const reason = REASONS[index % REASONS.length];
    return reason ? [[uuid, reason] as const] : [];
  });
  const sentItems = Object.keys(items).filter((uuid) => items[uuid] === 'SHIPPED');
  const received = part === 'received' ? counts.SHIPPED : 0;
  const state = subrequestState(Object.values(items), received, withdrawn);
  const reached = REACHED[part].map((each, step): AnswerEvent => {
    const event = { state: each, at: at(step + 1) };
    if (each === 'CONFIRMED') return { ...event, received };
    if (each === 'SHIPPED') return { ...event, items: { SHIPPED: counts.SHIPPED } };
    const told = { ACCEPTED: counts.ACCEPTED + counts.SHIPPED, DECLINED: counts.DECLINED };
    return { ...event, items: Object.fromEntries(Object.entries(told).filter(([, count]) => count > 0)) };
  });
  const sentAt = reached.find((each) => each.state === 'SHIPPED')?.at;
  const tracking = sentAt === undefined ? null : 'DEMO 12345';
  const come = received > 0 ? (reached.at(-1)?.at ?? null) : null;
  return {
    state,
    items,
    reasons: Object.fromEntries(reasons),
    received,
    consignments: sentAt === undefined ? [] : [{ at: sentAt, accessions: sentItems, tracking, received: come }],
    note: part === 'open' ? null : 'Made up for the demo.',
    tracking,
    history: [
      { state: 'PENDING', at: at(0) },
      ...reached,
      ...(withdrawn ? [{ state: 'WITHDRAWN' as const, at: at(reached.length + 1) }] : []),
    ],
    reminders: [],
  };
}

const STEPS: Readonly<Record<RequestState, readonly RequestState[]>> = {
  NOTVALIDATED: ['NOTVALIDATED'],
  WAITING_APPROVAL: ['NOTVALIDATED', 'WAITING_APPROVAL'],
  VALIDATED: ['NOTVALIDATED', 'VALIDATED'],
  DISPATCHED: ['NOTVALIDATED', 'VALIDATED', 'DISPATCHED'],
  REJECTED: ['NOTVALIDATED', 'WAITING_APPROVAL', 'REJECTED'],
  WITHDRAWN: ['NOTVALIDATED', 'VALIDATED', 'DISPATCHED', 'WITHDRAWN'],
  CONFIRMED: ['NOTVALIDATED', 'VALIDATED', 'DISPATCHED', 'CONFIRMED'],
};

/** Attached an hour after the request was sent to genebanks. */
async function permitOf(
  world: World,
  named: string,
  sent: number,
): Promise<Pick<KeptRequest, 'permits' | 'permitEvents'>> {
  const bytes = plainPdf(['Import permit', 'Made up for the demo: no authority issued it.']);
  const uuid = uuidV5(URL_NAMESPACE, `${named}/permit`);
  await world.store.personalFiles.put(permitPath({ uuid }), bytes);
  const at = new Date(sent + 3 * HOUR).toISOString();
  return {
    permits: [{ uuid, name: 'import-permit.pdf', contentType: 'application/pdf', size: bytes.length, at }],
    permitEvents: [{ what: 'attached', at }],
  };
}

/** Days that a link works that is waited for. */
const WAITS: Partial<Record<RequestState, number>> = { NOTVALIDATED: 7, WAITING_APPROVAL: 14 };

async function requestOf(
  world: World,
  { age, by, state, parts, permit }: Plan,
  at: number,
): Promise<KeptRequest | undefined> {
  const uuids: string[] = [];
  for (const [code, count] of parts) {
    const filter = { historic: false, institute: { code: [code] } };
    const { content } = await world.accessions.page(filter, { l: count, p: at % 3 });
    uuids.push(...content.map(({ uuid }) => uuid));
  }
  const holders = (await holdersOf(world, uuids)).holders.filter(({ takesRequests }) => takesRequests);
  if (holders.length === 0) return undefined;
  const sent = world.clock.now() - age * DAY;
  const history = STEPS[state].map((each, step) => ({ state: each, at: new Date(sent + step * HOUR).toISOString() }));
  const partOf = (code: string): Part => parts.find(([each]) => each === code)?.[2] ?? 'open';
  const dispatched = STEPS[state].includes('DISPATCHED');
  const answers = Object.fromEntries(
    holders.map((holder) => [
      holder.code,
      answerOf(holder, partOf(holder.code), sent + 2 * HOUR, state === 'WITHDRAWN'),
    ]),
  );
  const last = history.at(-1);
  const ends = Object.values(answers).flatMap((answer) => answer.history.at(-1)?.at ?? []);
  // It ends with the last of its parts.
  if (last && (state === 'CONFIRMED' || state === 'WITHDRAWN')) last.at = ends.toSorted().at(-1) ?? last.at;
  const needsApproval = state === 'WAITING_APPROVAL' || state === 'REJECTED';
  const info: RequestInfo = {
    ...PEOPLE[by],
    telephone: null,
    purpose: PURPOSES[at % 5] ?? 'research',
    notes: 'Made up for the demo: nobody asked for this.',
    smta: at % 4 === 0 ? 'later' : 'yes',
    internal: false,
    approverEmail: needsApproval ? 'approver@example.net' : null,
    language: 'en',
  };
  // As long as the link of the letter would have worked.
  const until = WAITS[state] === undefined ? undefined : sent + WAITS[state] * DAY;
  const named = uuidV5(URL_NAMESPACE, `https://pgr-portal.example/demo-request/${at}`);
  return {
    // As if it were drawn; what anybody could compute is no secret of anybody's.
    uuid: named.replace(/^(.{14})5/, '$14'),
    key: named,
    ...(until !== undefined && { until }),
    ...(state !== 'NOTVALIDATED' && { pid: pidOf(PEOPLE[by].email) }),
    ...(by === 'uma' && user && { by: user.uuid }),
    ...(state !== 'NOTVALIDATED' && { confirmed: true }),
    info,
    holders,
    state,
    history,
    answers: dispatched ? answers : {},
    ...(permit && (await permitOf(world, named, sent))),
  };
}

/** Made up here: its key is a name (version 5), those of people are drawn (version 4). */
export const isMadeUp = ({ key }: Pick<KeptRequest, 'key'>): boolean => key.charAt(14) === '5';

/** Once an installation: what is removed then does not come again. */
async function make(world: World): Promise<void> {
  const made = world.store.rows<true>('accounts/demo-requests');
  if (made.get('made')) return;
  const requests = await Promise.all(PLANS.map((plan, at) => requestOf(world, plan, at)));
  for (const request of requests) if (request) requestRows(world).set(request.uuid, request);
  made.set('made', true);
}

const offered = new WeakMap<World, { made?: Promise<void> }>();

/** From now on this world has made-up requests in all states, as soon as anybody looks for some. */
export const offerDemoRequests = (world: World): void => void offered.set(world, {});

/** Whatever lists requests waits for it. */
export async function demoRequests(world: World): Promise<void> {
  const offer = offered.get(world);
  if (offer) await (offer.made ??= make(world));
}
