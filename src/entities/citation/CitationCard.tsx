import type { Citation } from '@/contract/citation';
import { href } from '@/routes/href';
import { CardName } from '@/shared/list/CardName';
import { Authors } from './Authors';
import { useCitationType } from './use-citation-type';

/** A publication in a few lines, for small screens. */
export function CitationCard({ row }: { row: Citation }) {
  const typeName = useCitationType();
  const { uuid, title, authors, year, publication, publisher, type } = row;
  return (
    <>
      <CardName to={href('citation', { uuid })}>
        <bdi lang={row.language ?? undefined}>{title}</bdi>
      </CardName>
      <div>
        <Authors names={authors} />
      </div>
      <div>{[year, typeName(type), publication ?? publisher].filter(Boolean).join(' · ')}</div>
    </>
  );
}
