import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { useServerInfoQuery } from '@/shared/api/server-info';
import { Button } from '@/shared/ui/controls/Button';
import { RouteLink } from '@/shared/ui/controls/RouteLink';

/** Where messages are read on a page instead of being sent. */
export function MailboxLink() {
  const { t } = useTranslation(['profile', 'ui']);
  const { data, error, refetch } = useServerInfoQuery();
  if (!data && error !== undefined)
    return (
      <span role="alert">
        {t('mailboxFailed')} <Button onClick={() => void refetch()}>{t('ui:actions.retry')}</Button>
      </span>
    );
  if (!data?.features.mailbox) return null;
  return (
    <RouteLink to={href('mailbox')} underline="always">
      {t('mailbox')}
    </RouteLink>
  );
}
