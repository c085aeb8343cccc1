import { styled } from '@mui/material/styles';
import type { ItemQuery } from '@/shared/detail/DetailOutcome';
import { RouteLink } from '@/shared/ui/RouteLink';
import { DetailPart } from './DetailPart';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

interface Props {
  title: string;
  /** uuids of what an accession is part of. */
  query: ItemQuery<readonly string[]>;
  useTitle: (uuids: readonly string[]) => (uuid: string) => string;
  to: (uuid: string) => string;
}

/** What an accession is part of, by title; nothing where it is part of none. */
export function LinkedPart({ title, query, ...names }: Props) {
  return (
    <DetailPart title={title} query={query} unless={(uuids) => uuids.length === 0}>
      {(uuids) => <Links uuids={uuids} {...names} />}
    </DetailPart>
  );
}

function Links({ uuids, useTitle, to }: Pick<Props, 'useTitle' | 'to'> & { uuids: readonly string[] }) {
  const titleOf = useTitle(uuids);
  return (
    <List>
      {uuids.map((uuid) => (
        <li key={uuid}>
          <RouteLink to={to(uuid)}>
            <bdi>{titleOf(uuid)}</bdi>
          </RouteLink>
        </li>
      ))}
    </List>
  );
}
