import { lazy, type ComponentType } from 'react';

/**
 * `React.lazy` for a generic component, whose type parameters `lazy` loses:
 * `lazyPart<typeof Table>(() => import('./Table'))` with `import type Table from './Table'`.
 */
export function lazyPart<C>(load: () => Promise<{ default: C }>): C {
  return lazy(load as unknown as () => Promise<{ default: ComponentType }>) as unknown as C;
}
