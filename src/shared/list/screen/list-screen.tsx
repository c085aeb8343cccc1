import { Suspense, type ComponentType } from 'react';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import type { BodyProps, EntityListDefinition } from '../definition';
import { EntityList } from './EntityList';
import { usePathAddress, useQueryAddress } from '../address/list-address';
import type OpenOnPartPart from '../parts/OpenOnPart';

// Only of lists that have parts.
const OpenOnPart = lazyPart<typeof OpenOnPartPart>(() => import('../parts/OpenOnPart'));

/**
 * The screen of an entity that is nothing but its list. Without a path the filterCode stands in `?f=`. `Body` draws
 * another picture of the result than its rows.
 */
export function listScreen<T extends object, F extends object>(
  definition: EntityListDefinition<T, F>,
  path?: (filterCode: string | undefined) => string,
  Body?: ComponentType<BodyProps<T, F>>,
) {
  const useAddress = path ? () => usePathAddress(path) : useQueryAddress;
  return function ListScreen() {
    const shown = { definition, address: useAddress(), Body };
    if (!definition.useParts) return <EntityList {...shown} />;
    return (
      // What is at the address is not known before.
      <Suspense fallback={<EntityList {...shown} address={{ ...shown.address, pending: true }} />}>
        <OpenOnPart {...shown} />
      </Suspense>
    );
  };
}
