import type { Role } from '@/contract/account/session';
import { useText } from '@/shared/ui/text/use-text';
import { Listed } from '@/shared/ui/values/Listed';

/** What somebody may do, by the names of the roles. */
export function RoleNames({ roles }: { roles: readonly Role[] }) {
  const text = useText('session');
  return <Listed texts={roles.map((role) => text(`session:roles.${role}`, { defaultValue: role }))} />;
}
