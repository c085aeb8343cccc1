import type { Descriptor } from '@/contract/descriptor';
import type { ObservedValue } from '@/contract/observation';
import { Missing } from '@/shared/ui/Missing';
import { useValueName } from './use-value-name';

/** All values of one descriptor; the whole of a long one is in the title. */
export function ObservedValues({ descriptor, values }: { descriptor: Descriptor; values: readonly ObservedValue[] }) {
  const nameOf = useValueName();
  if (values.length === 0) return <Missing />;
  const said = values.map((value) => nameOf(descriptor, value)).join('; ');
  return (
    <bdi className="value" title={said}>
      {said}
    </bdi>
  );
}
