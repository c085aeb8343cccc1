import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ClientSession, OAuthClient } from '@/contract/oauth-client/oauth-client';
import { SessionCards } from '@/entities/sessions/SessionCards';
import { href } from '@/routes/href';
import { usePageTitle } from '@/routes/hooks/use-page-title';
import { useRouteParams } from '@/routes/hooks/use-route';
import { asFailure } from '@/shared/api/failure';
import { DetailHead } from '@/shared/detail/outcome/DetailHead';
import { DetailOutcome } from '@/shared/detail/outcome/DetailOutcome';
import { Stack } from '@/shared/mui/Stack';
import { Button } from '@/shared/ui/controls/Button';
import { Link } from '@/shared/ui/controls/Link';
import { ViewTabs } from '@/shared/ui/controls/ViewTabs';
import { Badge } from '@/shared/ui/layout/Badge';
import { Facts } from '@/shared/ui/layout/Facts';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { Missing } from '@/shared/ui/text/Missing';
import { YesNo } from '@/shared/ui/values/YesNo';
import { oauthClientApi } from './api';
import { ClientDialog, type ClientAct } from './ClientDialog';
import { ClientSecret } from './ClientSecret';
import { ClientState } from './ClientState';

const TABS = ['client', 'tokens', 'permissions'] as const;
type Asking = { act: ClientAct; session?: ClientSession };
interface PartProps {
  client: OAuthClient;
  ask: (asking: Asking) => void;
}

const Lines = ({ of }: { of: readonly string[] }) =>
  of.length === 0 ? (
    <Missing />
  ) : (
    of.map((line) => (
      <div key={line}>
        <code dir="ltr">{line}</code>
      </div>
    ))
  );

const LISTS = ['origins', 'redirectPaths', 'logoutPaths'] as const;
const LIVES = ['accessTokenMinutes', 'refreshTokenDays'] as const;

/** What it is, and what can be done with it. */
function ClientFacts({ client, ask }: PartProps) {
  const { t } = useTranslation('oauth-client');
  return (
    <>
      <Facts>
        <dt>{t('fields.description')}</dt>
        <dd>{client.description ? <bdi>{client.description}</bdi> : <Missing />}</dd>
        {LISTS.map((name) => (
          <Fragment key={name}>
            <dt>{t(`fields.${name}`)}</dt>
            <dd>
              <Lines of={client[name]} />
            </dd>
          </Fragment>
        ))}
        <dt>{t('fields.loopback')}</dt>
        <dd>
          <YesNo value={client.loopback} />
        </dd>
        {LIVES.map((name) => (
          <Fragment key={name}>
            <dt>{t(`fields.${name}`)}</dt>
            <dd>{client[name] ?? t('usual')}</dd>
          </Fragment>
        ))}
        <dt>{t('fields.sessionCount')}</dt>
        <dd>{client.sessionCount}</dd>
      </Facts>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" component={Link} to={href('editOauthClient', { clientId: client.clientId })}>
          {t('actions.edit')}
        </Button>
        <Button variant="outlined" onClick={() => ask({ act: 'renew' })}>
          {t('actions.renew')}
        </Button>
        <Button variant="outlined" onClick={() => ask({ act: client.enabled ? 'switchOff' : 'switchOn' })}>
          {t(client.enabled ? 'actions.switchOff' : 'actions.switchOn')}
        </Button>
        <Button color="error" onClick={() => ask({ act: 'remove' })}>
          {t('actions.remove')}
        </Button>
      </Stack>
    </>
  );
}

/** Who is logged in by way of it. */
function ClientSessions({ client, ask }: PartProps) {
  const { t } = useTranslation('oauth-client');
  const { data, error, refetch } = oauthClientApi.endpoints.clientSessions.useQuery(client.clientId, {
    refetchOnMountOrArgChange: true,
  });
  if (error !== undefined && !data) return <FailureOutcome failure={asFailure(error)} retry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={120} aria-busy />;
  if (data.length === 0) return <p role="status">{t('sessions.none')}</p>;
  return (
    <>
      <p>
        <Button variant="outlined" color="error" onClick={() => ask({ act: 'endAll' })}>
          {t('actions.endAll')}
        </Button>
      </p>
      <SessionCards sessions={data} onEnd={(session) => ask({ act: 'end', session })} />
    </>
  );
}

/** What its own tokens may do, where nobody is logged in. */
function ClientRoles({ client }: PartProps) {
  const { t } = useTranslation('oauth-client');
  return (
    <>
      <p>{t('roles.about')}</p>
      <ul>
        {client.roles.map((role) => (
          <li key={role}>
            <Badge>{role}</Badge>
          </li>
        ))}
      </ul>
      <p>{t('roles.people')}</p>
    </>
  );
}

const PARTS = { client: ClientFacts, tokens: ClientSessions, permissions: ClientRoles };

function Client({ client, tab }: { client: OAuthClient; tab: (typeof TABS)[number] }) {
  const { t } = useTranslation('oauth-client');
  const navigate = useNavigate();
  const [asking, setAsking] = useState<Asking>();
  const [secret, setSecret] = useState<string>();
  const { clientId } = client;
  usePageTitle(clientId);
  const Part = PARTS[tab];
  const views = TABS.map((name) => ({
    name,
    label: t(`tabs.${name}`),
    to: href('oauthClient', { clientId, ...(name !== 'client' && { tab: name }) }),
  }));
  return (
    <PageBody>
      <DetailHead title={clientId}>
        <ClientState enabled={client.enabled} />
      </DetailHead>
      <ViewTabs label={clientId} views={views} open={tab} />
      {secret !== undefined && <ClientSecret secret={secret} onDone={() => setSecret(undefined)} />}
      <Part client={client} ask={setAsking} />
      {asking && (
        <ClientDialog
          client={client}
          {...asking}
          onClose={() => setAsking(undefined)}
          onSecret={setSecret}
          onRemoved={() => navigate(href('oauthClients'), { replace: true })}
        />
      )}
    </PageBody>
  );
}

/** `/admin/oauth/{clientId}`: an application that may ask for tokens, who uses it, and what it may do. */
export default function ClientScreen() {
  const { clientId, tab = 'client' } = useRouteParams('oauthClient');
  const query = oauthClientApi.endpoints.oauthClient.useQuery(clientId);
  return (
    <DetailOutcome query={query} name={clientId}>
      {/* What one client was given is never shown with another. */}
      {(client) => <Client key={clientId} client={client} tab={tab} />}
    </DetailOutcome>
  );
}
