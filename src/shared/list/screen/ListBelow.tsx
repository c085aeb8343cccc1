import type { EntityListDefinition } from '../definition';
import { EntityList } from './EntityList';
import { useQueryAddress } from '../address/list-address';
import styles from './ListBelow.module.css';

interface Props<T extends object, F extends object> {
  definition: EntityListDefinition<T, F>;
  /** What the list is bound to. */
  scope?: F;
}

/** A list at the end of the page of what it belongs to; the address keeps what narrows it. */
export function ListBelow<T extends object, F extends object>({ definition, scope }: Props<T, F>) {
  return (
    <div className={styles.below}>
      <EntityList definition={definition} scope={scope} level={2} address={useQueryAddress()} />
    </div>
  );
}
