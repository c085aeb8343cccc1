import type { Accession } from '@/contract/accession';
import type { AccessionFilter } from '@/contract/accession-filter';
import type { BodyProps } from '@/shared/list/definition';

export default function AnaloguesBody({ list }: BodyProps<Accession, AccessionFilter>) {
  return <p>{list.page?.totalElements}</p>;
}
