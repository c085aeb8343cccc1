import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { useServerInfoQuery } from '@/shared/api/server-info';
import { RouteLink } from '@/shared/ui/RouteLink';

/** Where messages are read on a page instead of being sent. */
export function MailboxLink() {
  const { t } = useTranslation('profile');
  const { data } = useServerInfoQuery();
  if (!data?.features.mailbox) return null;
  return (
    <RouteLink to={href('mailbox')} underline="always">
      {t('mailbox')}
    </RouteLink>
  );
}
