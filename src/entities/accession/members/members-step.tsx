import type { Line } from '@/contract/endpoints';
import type { Publishable } from '@/contract/publication/publication';
import { allowedActions, type PublicationKind } from '@/contract/publication/workflow';
import { useSession } from '@/session/use-session';
import { useWrite } from '@/shared/api/changes';
import { sendPastStore } from '@/shared/api/send-past-store';
import { DetailOutcome, type ItemQuery } from '@/shared/detail/outcome/DetailOutcome';
import type { EditorStep } from '@/shared/editor/definition';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';

import type { Take } from '../match/MatchDialog';

const AccessionMembers = lazyPart(() => import('./AccessionMembers'));

/** Those whose accessions are kept by calls of their own. */
type NamingKind = {
  [K in PublicationKind]: `PUT /${K}/:uuid/accessions` extends Line ? K : never;
}[PublicationKind];

/** The accessions of an item, which are kept by themselves. */
export function membersStep<T extends Publishable>(
  kind: NamingKind,
  endpoint: { useQuery: (uuid: string) => ItemQuery<string[]> },
  limit: number,
  useKeep?: (uuid: string) => Take['keep'],
  /** Whether it has others without their being chosen. */
  hasOthers?: (item: T) => boolean,
): EditorStep<T> {
  function Members({ item }: { item: T }) {
    const { uuid } = item;
    const write = useWrite();
    const { authorities } = useSession();
    const keep = useKeep?.(uuid);
    const params = { uuid };
    // Of what there is now, whoever added to it meanwhile.
    const save = async (change: (uuids: readonly string[]) => string[]) => {
      const [now, { version = 0 }] = await Promise.all([
        sendPastStore(`GET /${kind}/:uuid/accessions`, { params }),
        sendPastStore(`GET /${kind}/:uuid`, { params }),
      ]);
      await write(`PUT /${kind}/:uuid/accessions`, { params, body: { version, accessions: change(now) } });
    };
    return (
      <DetailOutcome query={endpoint.useQuery(uuid)} name={uuid}>
        {(uuids) => (
          <AccessionMembers
            uuids={uuids}
            limit={limit}
            readOnly={!allowedActions(item, authorities).includes('edit')}
            save={save}
            keep={keep}
            beside={hasOthers?.(item)}
          />
        )}
      </DetailOutcome>
    );
  }
  return { name: 'list-of-accessions', Body: Members };
}
