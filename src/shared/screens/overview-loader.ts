import type { ComponentType } from 'react';
import type { Logic } from '@/contract/filter';
import type { BodyProps } from '@/shared/list/definition';
import type { OverviewDefinition } from '@/shared/overview/definition';

/** The charts of a list's result as its body, from nothing but an entity's `overview.ts`; for `listLoader`. */
export function overviewLoader<T extends object, F extends Logic<F>>(
  load: () => Promise<OverviewDefinition<F>>,
): () => Promise<{ default: ComponentType<BodyProps<T, F>> }> {
  return async () => {
    const [{ overviewBody }, overview] = await Promise.all([import('@/shared/overview/overview-body'), load()]);
    return { default: overviewBody<T, F>(overview) };
  };
}
