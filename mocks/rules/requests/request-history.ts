import { FEWEST_REQUESTS, type RequestHistory } from '@/contract/reference/institute';
import { quantile } from '@/contract/dataset/quantile';
import type { World } from '../world/world';
import { demoRequests, isMadeUp } from './demo-requests';
import { requestRows } from './request-rows';

const YEARS = 2;
const DAY = 86_400_000;

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
  const median = quantile(
    days.toSorted((a, b) => a - b),
    0.5,
  );
  return {
    since: start,
    requests: parts.length,
    answered: days.length,
    medianDays: days.length === 0 ? null : Math.round(median * 10) / 10,
    accessions: items.length,
    ...(parts.some(({ request }) => isMadeUp(request)) && { madeUp: true }),
    shipped: items.filter((state) => state === 'SHIPPED').length,
  };
}
