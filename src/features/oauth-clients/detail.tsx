import { useTranslation } from 'react-i18next';
import type { OAuthClient } from '@/contract/oauth-client/oauth-client';
import { SessionsPart } from '@/entities/sessions/SessionsPart';
import { href } from '@/routes/href';
import { useWrite } from '@/shared/api/changes';
import type { DetailField, DetailSection } from '@/shared/detail/definition';
import { DetailFields } from '@/shared/detail/DetailFields';
import { tabbedDetail } from '@/shared/detail/tabbed-detail';
import { ItemWork } from '@/shared/list/work/ItemWork';
import { Badge } from '@/shared/ui/layout/Badge';
import { Figure } from '@/shared/ui/text/Figure';
import { YesNo } from '@/shared/ui/values/YesNo';
import { clientActions } from './actions';
import { oauthClientApi } from './api';
import { ClientState } from './ClientState';
import { oauthClientList } from './list';

interface Props {
  item: OAuthClient;
}

/** An application that may ask for tokens, who uses it, and what it may do. */
export const oauthClientDetail = tabbedDetail<OAuthClient>({
  entity: 'oauth-client',
  endpoint: oauthClientApi.endpoints.oauthClient,
  param: 'clientId',
  titleOf: ({ clientId }) => clientId,
  badge: ({ enabled }) => <ClientState enabled={enabled} />,
  tabs: [
    { name: 'client', Part: Client },
    { name: 'tokens', Part: Sessions },
    { name: 'permissions', Part: Roles },
  ],
});

const lines = (name: 'origins' | 'redirectPaths' | 'logoutPaths'): DetailField<OAuthClient> => ({
  name,
  value: ({ [name]: of }) =>
    of.map((line) => (
      <div key={line}>
        <code dir="ltr">{line}</code>
      </div>
    )),
});

/** How long its tokens live. */
function Life({ of }: { of: number | null | undefined }) {
  const { t } = useTranslation('oauth-client');
  return of ? <Figure value={of} /> : t('usual');
}

const SECTIONS: readonly DetailSection<OAuthClient>[] = [
  {
    name: 'client',
    fields: [
      'description',
      lines('origins'),
      lines('redirectPaths'),
      lines('logoutPaths'),
      { name: 'loopback', value: ({ loopback }) => <YesNo value={loopback} /> },
      { name: 'accessTokenMinutes', value: ({ accessTokenMinutes }) => <Life of={accessTokenMinutes} /> },
      { name: 'refreshTokenDays', value: ({ refreshTokenDays }) => <Life of={refreshTokenDays} /> },
      { name: 'sessionCount', value: ({ sessionCount }) => <Figure value={sessionCount} /> },
    ],
  },
];

function Client({ item }: Props) {
  return (
    <>
      <DetailFields entity="oauth-client" item={item} sections={SECTIONS} />
      <ItemWork definition={oauthClientList} actions={clientActions} item={item} list={href('oauthClients')} />
    </>
  );
}

/** Who is logged in by way of it. */
function Sessions({ item: { clientId } }: Props) {
  const query = oauthClientApi.endpoints.clientSessions.useQuery(clientId, { refetchOnMountOrArgChange: true });
  const write = useWrite();
  return (
    <SessionsPart
      query={query}
      entity="oauth-client"
      end={(one) =>
        one
          ? write('DELETE /oauthclient/:clientId/tokens/:id', { params: { clientId, id: one.id } })
          : write('DELETE /oauthclient/:clientId/tokens', { params: { clientId } })
      }
    />
  );
}

/** What its own tokens may do, where nobody is logged in. */
function Roles({ item: { roles } }: Props) {
  const { t } = useTranslation('oauth-client');
  return (
    <>
      <p>{t('roles.about')}</p>
      <ul>
        {roles.map((role) => (
          <li key={role}>
            <Badge>{role}</Badge>
          </li>
        ))}
      </ul>
      <p>{t('roles.people')}</p>
    </>
  );
}
