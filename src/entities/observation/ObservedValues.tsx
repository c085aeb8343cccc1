import type { Descriptor } from '@/contract/descriptor';
import type { ObservedValue } from '@/contract/observation';
import { Missing } from '@/shared/ui/Missing';
import type { ValueName } from './use-value-name';

interface Props {
  descriptor: Descriptor;
  values: readonly ObservedValue[];
  /** Made once a table: a cell that asked for it by itself would cost as much as its whole row. */
  nameOf: ValueName;
}

/** All values of one descriptor. What a score means, and the whole of what is too long, is in the title. */
export function ObservedValues({ descriptor, values, nameOf }: Props) {
  if (values.length === 0) return <Missing />;
  const said = values.map((value) => nameOf(descriptor, value)).join('; ');
  // Scores are read as numbers, down a column.
  const scores = descriptor.dataType === 'SCALE' && values.join('; ');
  return (
    <span className="value" title={said}>
      <bdi>{scores || said}</bdi>
    </span>
  );
}
