import type { CustomDetail, EntityDetailDefinition } from '@/shared/detail/definition';
import type { Loader } from './screens';

/** A screen that is nothing but the page of an item: the mechanism and the definition are fetched side by side. */
export function detailLoader<T, S>(load: () => Promise<EntityDetailDefinition<T, S> | CustomDetail<T>>): Loader {
  return async () => {
    const [{ detailScreen }, definition] = await Promise.all([import('@/shared/detail/detail-screen'), load()]);
    return { default: detailScreen(definition) };
  };
}
