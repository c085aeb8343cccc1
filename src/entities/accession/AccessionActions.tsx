import type { Accession } from '@/contract/accession';
import type { AccessionFilter } from '@/contract/accession-filter';
import type { ListController } from '@/shared/list/use-list-controller';

interface Props {
  list: ListController<Accession, AccessionFilter>;
  code: string | undefined;
  scope?: AccessionFilter;
}

/** What can be done with all accessions of a result. */
export function AccessionActions({ list }: Props) {
  if (!list.page) return null;
  return null;
}
