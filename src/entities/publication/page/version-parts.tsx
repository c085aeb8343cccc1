import type { Publishable, Version } from '@/contract/publication/publication';
import type { ItemSource } from '@/shared/detail/definition';
import { OlderVersionNote } from './OlderVersionNote';
import { UnpublishedNote } from './UnpublishedNote';
import { VersionsCard } from './VersionsCard';

/**
 * The parts of a page that know of an item's versions: `Notes` say that it is not published or no longer current,
 * `Versions` lists them. `to` is the address of a version's page.
 */
export function versionParts({ useQuery }: ItemSource<Version[]>['endpoint'], to: (uuid: string) => string) {
  return {
    Notes: function Notes({ item }: { item: Publishable }) {
      return (
        <>
          <UnpublishedNote item={item} />
          <OlderVersionNote item={item} versions={useQuery(item.uuid).currentData} to={to} />
        </>
      );
    },
    Versions: function Versions({ item }: { item: Publishable }) {
      return <VersionsCard item={item} query={useQuery(item.uuid)} to={to} />;
    },
  };
}
