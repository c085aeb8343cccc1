import type { Citation } from '@/contract/citation/citation';
import { DetailFields } from '@/shared/detail/DetailFields';
import { Cited, citationDetail } from './detail';

/** A publication as readers will see and cite it. */
export default function CitationPreview({ item }: { item: Citation }) {
  return (
    <>
      <DetailFields entity="citation" item={item} sections={citationDetail.sections} />
      <Cited item={item} />
    </>
  );
}
