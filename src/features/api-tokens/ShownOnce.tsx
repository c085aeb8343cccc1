import { Alert } from '@/shared/mui/Alert';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewApiToken } from '@/contract/account/account';
import { shellWord } from '@/entities/accession/export/snippets/curl';
import { isApiInBrowser } from '@/shared/api/is-api-in-browser';
import { serverAddress } from '@/shared/api/server-address';
import { SecretKept } from '@/shared/ui/dialogs/SecretKept';
import { Card } from '@/shared/ui/layout/Card';
import { CopyButton } from '@/shared/ui/controls/CopyButton';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import styles from './ShownOnce.module.css';

/** A command for any POSIX shell that asks an address with an API token, and changes nothing. */
const curlCommand = (url: string, token: string): string =>
  `curl -sS ${shellWord(url)} \\\n  -H ${shellWord(`Authorization: API-Token ${token}`)}`;

interface Props {
  made: NewApiToken;
  onDone: () => void;
}

/** The key itself, until somebody says that they have it. */
export function ShownOnce({ made: { label, token }, onDone }: Props) {
  const { t } = useTranslation('api-tokens');
  const isolated = useIsolated();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const command = curlCommand(serverAddress('/me/profile'), token);
  return (
    <Card className={styles.parts} aria-labelledby="shown-once">
      <h2 id="shown-once" ref={heading} tabIndex={-1}>
        {t('made.title', { label: isolated(label) })}
      </h2>
      <Alert severity="warning">{t('made.once')}</Alert>
      <pre dir="ltr" translate="no" role="group" aria-label={t('made.token')}>
        {token}
      </pre>
      <div>
        <CopyButton text={token} label={t('made.copy')} />
      </div>
      <p>{t(isApiInBrowser() ? 'made.onlyHere' : 'made.try')}</p>
      <pre dir="ltr" translate="no">
        {command}
      </pre>
      <div>
        <CopyButton text={command} label={t('made.copyCurl')} />
      </div>
      <div>
        <SecretKept label={t('made.done')} onDone={onDone} />
      </div>
    </Card>
  );
}
