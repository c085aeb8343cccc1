import type { ComponentType } from 'react';
import type { EntityListDefinition } from '@/shared/list/definition';

/**
 * A screen that is nothing but an entity's list has no file of its own: the mechanism and the definition are fetched
 * side by side. Without a path the filterCode stands in `?f=`.
 */
export function listLoader<T extends object, F extends object>(
  load: () => Promise<EntityListDefinition<T, F>>,
  path?: (filterCode: string | undefined) => string,
): () => Promise<{ default: ComponentType }> {
  return async () => {
    const [{ listScreen }, definition] = await Promise.all([import('@/shared/list/list-screen'), load()]);
    return { default: listScreen(definition, path) };
  };
}
