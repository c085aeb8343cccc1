import type { ComponentType } from 'react';
import type { BodyProps, EntityListDefinition } from '@/shared/list/definition';

/**
 * A screen that is nothing but an entity's list has no file of its own: the mechanism and the definition are fetched
 * side by side. Without a path the filterCode stands in `?f=`; `loadBody` brings another picture of the result.
 */
export function listLoader<T extends object, F extends object>(
  load: () => Promise<EntityListDefinition<T, F>>,
  path?: (filterCode: string | undefined) => string,
  loadBody?: () => Promise<{ default: ComponentType<BodyProps<T, F>> }>,
): () => Promise<{ default: ComponentType }> {
  return async () => {
    const [{ listScreen }, definition, body] = await Promise.all([
      import('@/shared/list/screen/list-screen'),
      load(),
      loadBody?.(),
    ]);
    return { default: listScreen(definition, path, body?.default) };
  };
}
