import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { DataRow } from '@/contract/dataset/observation';
import { Missing } from '@/shared/ui/text/Missing';
import { methodsOf, valuesOf } from './observed-row';
import { useValueName } from './use-value-name';

/** What was observed of an accession by a descriptor, in words, each with its method. */
export function ObservedCell({ row, descriptor }: { row: DataRow; descriptor: Descriptor }) {
  const nameOf = useValueName();
  const methods = methodsOf(row, descriptor.uuid);
  const values = valuesOf(row, descriptor.uuid).map((value, place) =>
    [nameOf(descriptor, value), methods[place] && `(${methods[place]})`].filter(Boolean).join(' '),
  );
  return values.length === 0 ? <Missing /> : <bdi>{values.join('; ')}</bdi>;
}
