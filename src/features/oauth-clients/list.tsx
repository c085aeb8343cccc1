import type { OAuthClient, OAuthClientFilter } from '@/contract/oauth-client/oauth-client';
import { href } from '@/routes/href';
import { NewLink } from '@/session/NewLink';
import { nameColumn, textColumn } from '@/shared/list/columns';
import type { CardProps, EntityListDefinition } from '@/shared/list/definition';
import { Figure } from '@/shared/ui/text/Figure';
import { Missing } from '@/shared/ui/text/Missing';
import { Day } from '@/shared/ui/values/Day';
import { clientActions } from './actions';
import { oauthClientApi } from './api';
import { ClientState } from './ClientState';

/** Applications that may ask for tokens. */
export const oauthClientList: EntityListDefinition<OAuthClient, OAuthClientFilter> = {
  entity: 'oauth-client',
  endpoint: oauthClientApi.endpoints.oauthClientList,
  idOf: ({ clientId }) => clientId,
  open: ({ clientId }) => href('oauthClient', { clientId }),
  defaultSort: { sort: 'clientId', dir: 'ASC' },
  columns: [
    nameColumn('clientId', { width: 240, flex: 2 }),
    textColumn('description', { usual: true, width: 200, flex: 2 }),
    {
      name: 'enabled',
      sort: 'enabled',
      usual: true,
      width: 130,
      cell: ({ enabled }) => <ClientState enabled={enabled} />,
    },
    {
      name: 'sessionCount',
      usual: true,
      width: 110,
      align: 'end',
      cell: ({ sessionCount }) => <Figure value={sessionCount} />,
    },
    {
      name: 'lastModifiedDate',
      sort: 'lastModifiedDate',
      usual: true,
      width: 130,
      cell: ({ lastModifiedDate }) => (lastModifiedDate ? <Day iso={lastModifiedDate} /> : <Missing />),
    },
  ],
  filters: [
    { kind: 'text', field: 'clientId' },
    { kind: 'text', field: 'description' },
  ],
  More: () => <NewLink name="newOauthClient" entity="oauth-client" />,
  useRowActions: () => clientActions,
  Card: ClientCard,
};

function ClientCard({ row, name }: CardProps<OAuthClient>) {
  return (
    <>
      {name} <ClientState enabled={row.enabled} />
      {row.description && (
        <div>
          <bdi>{row.description}</bdi>
        </div>
      )}
    </>
  );
}
