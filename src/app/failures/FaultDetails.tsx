import { useTranslation } from 'react-i18next';
import { tellableAddress } from '../history/tellable-address';
import { useConfig } from '../config/use-config';

/** What went wrong and where, and the two ways on: write to support, load the page anew. */
export function FaultDetails({ text }: { text: string }) {
  const { t } = useTranslation('common');
  const { SUPPORT_EMAIL } = useConfig();
  const address = tellableAddress(globalThis.location);
  const mail = `mailto:${SUPPORT_EMAIL}?${mailQuery(t('error.title'), `${text}\n\n${address}`)}`;
  return (
    <>
      <p>{t('error.text')}</p>
      {text && <pre style={{ whiteSpace: 'pre-wrap' }}>{text}</pre>}
      <p>
        {t('error.address')} <bdi>{address}</bdi>
      </p>
      <p>
        <a href={mail}>{t('error.support', { email: SUPPORT_EMAIL })}</a>
        {' · '}
        <a href={globalThis.location.href} onClick={() => globalThis.location.reload()}>
          {t('actions.reload')}
        </a>
      </p>
    </>
  );
}

const mailQuery = (subject: string, body: string) =>
  Object.entries({ subject, body })
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&');
