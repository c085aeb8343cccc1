import { useTranslation } from 'react-i18next';
import { Badge } from '@/shared/ui/layout/Badge';

/** Whether it may be used. */
export function ClientState({ enabled }: { enabled: boolean }) {
  const { t } = useTranslation('oauth-client');
  return <Badge>{t(enabled ? 'state.on' : 'state.off')}</Badge>;
}
