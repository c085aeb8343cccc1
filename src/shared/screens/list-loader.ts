import type { ComponentType } from 'react';
import { addressOf } from '@/routes/href';
import { rowOf } from '@/routes/routes';
import type { BodyProps, EntityListDefinition } from '@/shared/list/definition';
import type { Loader } from './screens';

/**
 * A screen that is nothing but an entity's list has no file of its own: the mechanism and the definition are fetched
 * side by side. Where the row's address has no place for it, the filterCode stands in `?f=`; `loadBody` brings another
 * picture of the result.
 */
export function listLoader<T extends object, F extends object>(
  load: () => Promise<EntityListDefinition<T, F>>,
  loadBody?: () => Promise<{ default: ComponentType<BodyProps<T, F>> }>,
): Loader {
  return async (name) => {
    const [{ listScreen }, definition, body] = await Promise.all([
      import('@/shared/list/screen/list-screen'),
      load(),
      loadBody?.(),
    ]);
    const path = (filterCode: string | undefined) => addressOf(name, { filterCode });
    return {
      default: listScreen(definition, rowOf(name).path.includes('{filterCode') ? path : undefined, body?.default),
    };
  };
}
