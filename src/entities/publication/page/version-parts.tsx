import type { Publishable, Version } from '@/contract/publication/publication';
import type { PublicationKind } from '@/contract/publication/workflow';
import type { ItemSource } from '@/shared/detail/definition';
import { OlderVersionNote } from './OlderVersionNote';
import { PageActions } from './PageActions';
import { UnpublishedNote } from './UnpublishedNote';
import { VersionsCard } from './VersionsCard';

/**
 * The parts of a page that know of an item's versions: `Notes` say that it is not published or no longer current,
 * what whoever writes it does next; `Versions` lists them. `to` is the address of a version's page.
 */
export function versionParts(
  kind: PublicationKind,
  { useQuery }: ItemSource<Version[]>['endpoint'],
  to: (uuid: string) => string,
) {
  return {
    Notes: function Notes({ item }: { item: Publishable }) {
      return (
        <>
          <UnpublishedNote item={item} />
          <PageActions kind={kind} item={item} />
          <OlderVersionNote item={item} versions={useQuery(item.uuid).currentData} to={to} />
        </>
      );
    },
    Versions: function Versions({ item }: { item: Publishable }) {
      return <VersionsCard item={item} query={useQuery(item.uuid)} to={to} />;
    },
  };
}
