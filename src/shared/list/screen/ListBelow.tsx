import { styled } from '@/shared/ui/styled';
import type { EntityListDefinition } from '../definition';
import { EntityList } from './EntityList';
import { useQueryAddress } from '../address/list-address';

const Below = styled('div')(({ theme }) => ({
  // The page above ends with room enough for its own end.
  marginBlockStart: theme.spacing(-3),
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
}));

interface Props<T extends object, F extends object> {
  definition: EntityListDefinition<T, F>;
  /** What the list is bound to. */
  scope?: F;
}

/** A list at the end of the page of what it belongs to; the address keeps what narrows it. */
export function ListBelow<T extends object, F extends object>({ definition, scope }: Props<T, F>) {
  return (
    <Below>
      <EntityList definition={definition} scope={scope} level={2} address={useQueryAddress()} />
    </Below>
  );
}
