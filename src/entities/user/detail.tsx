import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserAccount } from '@/contract/account/user-account';
import { auditList } from '@/entities/audit/list';
import { LanguageName } from '@/entities/publication/values/LanguageName';
import { href } from '@/routes/href';
import { usePageTitle } from '@/routes/hooks/use-page-title';
import { useRouteParams } from '@/routes/hooks/use-route';
import type { CustomDetail, DetailSection } from '@/shared/detail/definition';
import { DetailFields } from '@/shared/detail/DetailFields';
import { DetailHead } from '@/shared/detail/outcome/DetailHead';
import type { RowWork } from '@/shared/list/definition';
import { ListBelow } from '@/shared/list/screen/ListBelow';
import RunWork from '@/shared/list/work/RunWork';
import { Stack } from '@/shared/mui/Stack';
import { Button } from '@/shared/ui/controls/Button';
import { Link } from '@/shared/ui/controls/Link';
import { ViewTabs } from '@/shared/ui/controls/ViewTabs';
import { Badge } from '@/shared/ui/layout/Badge';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { codeName } from '@/shared/ui/text/code-name';
import { useText } from '@/shared/ui/text/use-text';
import { Day } from '@/shared/ui/values/Day';
import { Moment } from '@/shared/ui/values/Moment';
import { userActions } from './actions';
import { userApi } from './api';
import { userList } from './list';
import { TokensTab } from './TokensTab';

const state = codeName('user:states');
const TABS = ['profile', 'roles', 'tokens', 'activity'] as const;

/** An account: who it is of, what it may do, by what it comes in, what it did. */
export const userDetail: CustomDetail<UserAccount> = { endpoint: userApi.endpoints.user, Page };

function Page({ item }: { item: UserAccount }) {
  const { t } = useTranslation('user');
  const { tab = 'profile' } = useRouteParams('user');
  const { uuid, fullName, email } = item;
  usePageTitle(fullName);
  return (
    <>
      <PageBody>
        <DetailHead title={fullName} subtitle={<bdi>{email}</bdi>}>
          <Badge>
            <state.Name code={item.state} />
          </Badge>
        </DetailHead>
        <ViewTabs
          label={fullName}
          open={tab}
          views={TABS.map((name) => ({
            name,
            label: t(`tabs.${name}`),
            to: href('user', { uuid, tab: name === 'profile' ? undefined : name }),
          }))}
        />
        {tab === 'profile' && <ProfileTab item={item} />}
        {tab === 'roles' && <RolesTab item={item} />}
        {tab === 'tokens' && <TokensTab uuid={uuid} />}
      </PageBody>
      {tab === 'activity' && <ActivityTab uuid={uuid} />}
    </>
  );
}

const Edit = ({ uuid, label }: { uuid: string; label: string }) => (
  <Button variant="contained" component={Link} to={href('editUser', { uuid })}>
    {label}
  </Button>
);

/** In place of a value. */
function Said({ what }: { what: 'own' | 'always' }) {
  const { t } = useTranslation('user');
  return t(what);
}

const SECTIONS: readonly DetailSection<UserAccount>[] = [
  {
    name: 'account',
    fields: [
      { name: 'email', value: ({ email }) => <bdi>{email}</bdi> },
      { name: 'pendingEmail', value: ({ pendingEmail }) => pendingEmail && <bdi>{pendingEmail}</bdi> },
      { name: 'language', value: ({ language }) => language && <LanguageName tag={language} /> },
      { name: 'provider', value: ({ provider }) => (provider ? <bdi>{provider}</bdi> : <Said what="own" />) },
      { name: 'createdDate', value: ({ createdDate }) => <Day iso={createdDate} /> },
      { name: 'lastLogin', value: ({ lastLogin }) => lastLogin && <Moment iso={lastLogin} /> },
      { name: 'lastDay', value: ({ lastDay }) => (lastDay ? <Day iso={lastDay} /> : <Said what="always" />) },
      { name: 'ftpUsername', value: ({ ftpUsername }) => ftpUsername && <bdi>{ftpUsername}</bdi> },
    ],
  },
];

function ProfileTab({ item }: { item: UserAccount }) {
  const { t } = useTranslation('user');
  const text = useText('user');
  const [asked, setAsked] = useState<RowWork<UserAccount>>();
  return (
    <>
      <DetailFields entity="user" item={item} sections={SECTIONS} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Edit uuid={item.uuid} label={t('edit')} />
        {userActions
          .filter(({ allowed }) => allowed(item))
          .map((work) => (
            <Button
              key={work.name}
              variant="outlined"
              color={work.harmless ? 'primary' : 'error'}
              onClick={() => setAsked(work)}
            >
              {text(work.label ?? '')}
            </Button>
          ))}
      </Stack>
      {asked && (
        <Suspense>
          <RunWork
            definition={userList}
            work={asked}
            rows={[item]}
            onDone={() => undefined}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

function RolesTab({ item: { uuid, roles } }: { item: UserAccount }) {
  const { t } = useTranslation('user');
  const role = useText('session');
  return (
    <>
      <ul>
        {roles.map((name) => (
          <li key={name}>{role(`session:roles.${name}`, { defaultValue: name })}</li>
        ))}
      </ul>
      <p>{t('help.roles')}</p>
      <div>
        <Edit uuid={uuid} label={t('changeRoles')} />
      </div>
    </>
  );
}

function ActivityTab({ uuid }: { uuid: string }) {
  return <ListBelow definition={auditList} scope={{ person: [uuid] }} />;
}
