import { like, list, number, type Sample } from './shapes';

/** Tools that are not yet for everybody. */
export function labsSamples() {
  const as = 'administrator' as const;
  const shape = like({ content: list, totalElements: number, holders: list, filter: like({ evidence: ['doi'] }) });
  return {
    'POST /labs/duplicates': { as, body: { evidence: ['doi'] }, shape },
  } satisfies Record<string, Sample>;
}
