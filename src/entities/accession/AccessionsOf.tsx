import { useMemo } from 'react';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { MEMBER_PAGE } from '@/contract/constants';
import { ListBelow } from '@/shared/list/screen/ListBelow';
import { accessionList } from './list';

/** What was put together by somebody is read through as a whole, in the order of its numbers. */
const numberedList: typeof accessionList = {
  ...accessionList,
  defaultSort: { sort: 'seqNo', dir: 'ASC' },
  defaultSize: MEMBER_PAGE,
};

interface Props {
  scope: AccessionFilter;
  /** In the order of their numbers, as many a page as there may be. */
  numbered?: boolean;
  /** Behind their count: which accessions they are. */
  Headline?: typeof accessionList.Headline;
}

/** The list of accessions at the end of the page of what they belong to. */
export function AccessionsOf({ scope, numbered, Headline }: Props) {
  const list = numbered ? numberedList : accessionList;
  const definition = useMemo(() => (Headline ? { ...list, Headline } : list), [list, Headline]);
  return <ListBelow definition={definition} scope={scope} />;
}
