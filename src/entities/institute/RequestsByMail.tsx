import { useTranslation } from 'react-i18next';
import { ExternalLink } from '@/shared/ui/ExternalLink';

/** One address, with nothing in it that a mail program would read as further headers. */
const ADDRESS = /^[^\s@?&,;:<>"]+@[^\s@?&,;:<>"]+$/;

/** A mail to the genebank that asks for material; the subject names the genebank, which may share its address. */
export function RequestsByMail({ address, code }: { address: string; code: string }) {
  const { t } = useTranslation('institute');
  if (!ADDRESS.test(address)) return <bdi>{address}</bdi>;
  const subject = encodeURIComponent(t('requestSubject', { code }));
  return <ExternalLink url={`mailto:${address}?subject=${subject}`}>{address}</ExternalLink>;
}
