import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserAccount } from '@/contract/account/user-account';
import { tokensOfOne } from '@/entities/api-token/list';
import { auditList } from '@/entities/audit/list';
import { LanguageName } from '@/entities/publication/values/LanguageName';
import { SessionsPart } from '@/entities/sessions/SessionsPart';
import { href } from '@/routes/href';
import { useWrite } from '@/shared/api/changes';
import type { DetailSection } from '@/shared/detail/definition';
import { DetailFields } from '@/shared/detail/DetailFields';
import { tabbedDetail } from '@/shared/detail/tabbed-detail';
import { ListBelow } from '@/shared/list/screen/ListBelow';
import { ItemWork } from '@/shared/list/work/ItemWork';
import { Day } from '@/shared/ui/values/Day';
import { Moment } from '@/shared/ui/values/Moment';
import { userActions } from './actions';
import { userApi } from './api';
import { State, userList } from './list';
import { RoleNames } from './RoleNames';

interface Props {
  item: UserAccount;
}

/** An account: who it is of, what it may do, by what it comes in, what it did. */
export const userDetail = tabbedDetail<UserAccount>({
  entity: 'user',
  endpoint: userApi.endpoints.user,
  titleOf: ({ fullName }) => fullName,
  subtitle: ({ email }) => <bdi>{email}</bdi>,
  badge: (item) => <State row={item} />,
  tabs: [
    { name: 'profile', Part: Profile },
    { name: 'roles', Part: Roles },
    { name: 'tokens', Part: Sessions, Below: ApiTokens },
    { name: 'activity', Part: () => null, Below: Activity },
  ],
});

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

function Profile({ item }: Props) {
  return (
    <>
      <DetailFields entity="user" item={item} sections={SECTIONS} />
      <ItemWork definition={userList} actions={userActions} item={item} list={href('users')} />
    </>
  );
}

const ROLES: readonly DetailSection<UserAccount>[] = [
  { name: 'roles', fields: [{ name: 'roles', value: ({ roles }) => <RoleNames roles={roles} /> }] },
];
const CHANGE_ROLES = userActions
  .filter(({ name }) => name === 'edit')
  .map((edit) => ({ ...edit, label: 'user:changeRoles' }));

function Roles({ item }: Props) {
  const { t } = useTranslation('user');
  return (
    <>
      <DetailFields entity="user" item={item} sections={ROLES} />
      <p>{t('help.roles')}</p>
      <ItemWork definition={userList} actions={CHANGE_ROLES} item={item} list={href('users')} />
    </>
  );
}

function Sessions({ item: { uuid } }: Props) {
  const query = userApi.endpoints.userSessions.useQuery(uuid, { refetchOnMountOrArgChange: true });
  const write = useWrite();
  return (
    <SessionsPart
      query={query}
      entity="user"
      end={(one) =>
        one
          ? write('DELETE /user/:uuid/sessions/:id', { params: { uuid, id: one.id } })
          : write('DELETE /user/:uuid/sessions', { params: { uuid } })
      }
    />
  );
}

/** Keys of their programs, as all of them are listed. */
function ApiTokens({ item: { email } }: Props) {
  return <ListBelow definition={tokensOfOne} scope={useMemo(() => ({ email: { eq: [email] } }), [email])} />;
}

function Activity({ item: { uuid } }: Props) {
  return <ListBelow definition={auditList} scope={useMemo(() => ({ person: [uuid] }), [uuid])} />;
}
