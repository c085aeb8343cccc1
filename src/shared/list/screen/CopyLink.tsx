import { useTranslation } from 'react-i18next';
import { CopyButton } from '@/shared/ui/controls/CopyButton';

const address = () => window.location.href;

/** Hands on the address of what is shown. */
export function CopyLink() {
  const { t } = useTranslation('ui');
  return <CopyButton text={address} label={t('list.copyLink')} />;
}
