import type { ComponentType } from 'react';
import type { BodyProps, EntityListDefinition } from '../definition';
import { EntityList } from './EntityList';
import { usePathAddress, useQueryAddress } from '../address/list-address';

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
    return <EntityList definition={definition} address={useAddress()} Body={Body} />;
  };
}
