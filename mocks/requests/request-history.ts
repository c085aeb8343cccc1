import { FEWEST_REQUESTS, type RequestHistory } from '@/contract/institute';
import type { World } from '../world/world';
import { demoRequests, isMadeUp } from './demo-requests';
import { requestRows } from './request-rows';

const YEARS = 2;
const DAY = 86_400_000;

/** Of two in the middle their mean; undefined for none. */
export function median(numbers: readonly number[]): number | undefined {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/**
 * What an institute did with the requests sent to it in the last two years, by the times that were kept. Null where they
 * are too few to say anything: a share of three would be read as a promise.
 */
export async function requestHistory(world: World, code: string): Promise<RequestHistory | null> {
  await demoRequests(world);
  const since = new Date(world.clock.now());
  since.setUTCFullYear(since.getUTCFullYear() - YEARS);
  since.setUTCHours(0, 0, 0, 0);
  const start = since.toISOString();
  const parts = [...requestRows(world).values()].flatMap((request) => {
    const part = request.answers[code];
    const sent = part?.history[0]?.at ?? '';
    // What the requester took back is nothing that a genebank did.
    return part && part.state !== 'WITHDRAWN' && sent >= start ? [{ ...part, sent, request }] : [];
  });
  if (parts.length < FEWEST_REQUESTS) return null;
  const days = parts.flatMap(({ history, sent }) => {
    const first = history.find(({ state, items }) => state !== 'PENDING' || items);
    return first ? [(Date.parse(first.at) - Date.parse(sent)) / DAY] : [];
  });
  const items = parts.flatMap((part) => Object.values(part.items));
  const middle = median(days);
  return {
    since: start,
    requests: parts.length,
    answered: days.length,
    medianDays: middle === undefined ? null : Math.round(middle * 10) / 10,
    accessions: items.length,
    ...(parts.some(({ request }) => isMadeUp(request)) && { madeUp: true }),
    shipped: items.filter((state) => state === 'SHIPPED').length,
  };
}
