import { styled } from '@mui/material/styles';
import type { Citation } from '@/contract/citation';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/RouteLink';
import { Authors } from './Authors';
import { useCitationType } from './use-citation-type';

const Name = styled(RouteLink)(({ theme }) => ({
  fontFamily: theme.typography.h1.fontFamily,
  fontWeight: 600,
  fontSize: '1rem',
}));

/** A publication in a few lines, for small screens. */
export function CitationCard({ row }: { row: Citation }) {
  const typeName = useCitationType();
  const { uuid, title, authors, year, publication, publisher, type } = row;
  return (
    <>
      <Name to={href('citation', { uuid })}>
        <bdi lang={row.language ?? undefined}>{title}</bdi>
      </Name>
      <div>
        <Authors names={authors} />
      </div>
      <div>{[year, typeName(type), publication ?? publisher].filter(Boolean).join(' · ')}</div>
    </>
  );
}
