import type { EntityListDefinition } from './definition';
import { EntityList } from './EntityList';
import { usePathAddress, useQueryAddress } from './list-address';

/** The screen of an entity that is nothing but its list. Without a path the filterCode stands in `?f=`. */
export function listScreen<T extends object, F extends object>(
  definition: EntityListDefinition<T, F>,
  path?: (filterCode: string | undefined) => string,
) {
  const useAddress = path ? () => usePathAddress(path) : useQueryAddress;
  return function ListScreen() {
    return <EntityList definition={definition} address={useAddress()} />;
  };
}
