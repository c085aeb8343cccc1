import type { Links } from '../../accounts/links';
import type { World } from '../../world/world';
import { consignmentsOf, onTheWay } from '../part-state';
import { sendRequestLetters } from './request-letters';
import { requestRows, type KeptRequest, type Told } from '../request-rows';

const HOUR = 3_600_000;

/** Letters about one genebank's part that leave at once; what comes after is summed up in one, when there is room again. */
export const LETTERS_OF_PART = [
  { most: 5, within: HOUR },
  { most: 10, within: 24 * HOUR },
] as const;

/** When the next letter may leave, in milliseconds since 1970. */
const nextAt = ({ at }: Told): number =>
  Math.max(...LETTERS_OF_PART.map(({ most, within }) => (at.at(-most) ?? -Infinity) + within));

const toldOf = ({ told }: KeptRequest, code: string): Told => told?.[code] ?? { at: [], consignments: 0 };

type Draw = Awaited<ReturnType<Links['draw']>>;

const held = new WeakMap<World, Set<string>>();

/** Tells the requester what became of the part, now or with what follows; in one breath with what is told. */
export function tellAnswer(world: World, request: KeptRequest, code: string, receipt: Draw): KeptRequest {
  const holder = request.holders.find((each) => each.code === code);
  const answer = request.answers[code];
  if (!holder || !answer) return request;
  const now = world.clock.now();
  const told = toldOf(request, code);
  const keep = (next: Told): KeptRequest => {
    const changed = { ...request, told: { ...request.told, [code]: next } };
    requestRows(world).set(request.uuid, changed);
    return changed;
  };
  if (now < nextAt(told)) {
    const waiting = held.get(world) ?? new Set();
    held.set(world, waiting.add(request.uuid));
    return keep({ ...told, waits: true });
  }
  const all = consignmentsOf(answer).length;
  const most = Math.max(...LETTERS_OF_PART.map((each) => each.most));
  const changed = keep({ at: [...told.at, now].slice(-most), consignments: all });
  const part = { holder, answer };
  const news = onTheWay(answer).filter(({ at }) => at >= told.consignments);
  if (news.length > 0) {
    const { email } = request.info;
    const [first, ...more] = news;
    const { until } = receipt.keep({
      purpose: 'request-confirm',
      userUuid: request.uuid,
      email,
      holder: code,
      ...(more.length === 0 && first && { consignment: first.at }),
    });
    sendRequestLetters(world, changed, ['requestShipped'], { part, token: receipt.tokens.open, until });
  } else sendRequestLetters(world, changed, ['requestAnswered'], { part });
  return changed;
}

/** Letters that waited and may leave now. @param all looks at every request, as after a restart. */
export async function sendHeldLetters(world: World, all: boolean): Promise<void> {
  const rows = requestRows(world);
  if (all) {
    const waiting = [...rows.values()].filter(({ told }) => Object.values(told ?? {}).some(({ waits }) => waits));
    held.set(world, new Set(waiting.map(({ uuid }) => uuid)));
  }
  const isDue = (told?: Told): boolean => Boolean(told?.waits && world.clock.now() >= nextAt(told));
  for (const uuid of held.get(world) ?? []) {
    for (const [code, told] of Object.entries(rows.get(uuid)?.told ?? {})) {
      if (!isDue(told)) continue;
      const receipt = await world.links.draw();
      const request = rows.get(uuid);
      if (request && isDue(request.told?.[code])) tellAnswer(world, request, code, receipt);
    }
    if (!Object.values(rows.get(uuid)?.told ?? {}).some(({ waits }) => waits)) held.get(world)?.delete(uuid);
  }
}
