import { useTranslation } from 'react-i18next';
import { ROLES } from '@/contract/account/session';
import { useSession } from '@/session/use-session';
import { useFormat } from '@/shared/ui/format/use-format';

/** What this account is, in words. A role that the portal does not know opens nothing, so it is not named. */
export function RoleNames() {
  const { t } = useTranslation(['dashboard', 'session']);
  const { list } = useFormat();
  const { authorities } = useSession();
  const roles = ROLES.filter((role) => authorities.includes(role));
  return (
    <>{t('dashboard:roles', { count: roles.length, roles: list(roles.map((role) => t(`session:roles.${role}`))) })}</>
  );
}
