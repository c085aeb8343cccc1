import { useTranslation } from 'react-i18next';
import { MailLink } from '@/shared/ui/MailLink';

/** A mail to the genebank that asks for material; the subject names the genebank, which may share its address. */
export function RequestsByMail({ address, code }: { address: string; code: string }) {
  const { t } = useTranslation('institute');
  return <MailLink address={address} subject={t('requestSubject', { code })} />;
}
