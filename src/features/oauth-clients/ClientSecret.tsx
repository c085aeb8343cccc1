import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '@/shared/mui/Alert';
import { CopyButton } from '@/shared/ui/controls/CopyButton';
import { SecretKept } from '@/shared/ui/dialogs/SecretKept';
import { Card } from '@/shared/ui/layout/Card';

interface Props {
  /** The answer that made it. */
  made: unknown;
  onDone: () => void;
}

const secretOf = (made: unknown): string =>
  typeof made === 'object' && made !== null && 'clientSecret' in made ? String(made.clientSecret) : '';

/** The secret itself, until somebody says that they have it: it is nowhere but here. */
export function ClientSecret({ made, onDone }: Props) {
  const { t } = useTranslation('oauth-client');
  const heading = useRef<HTMLHeadingElement>(null);
  const secret = secretOf(made);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card aria-labelledby="client-secret">
      <h2 id="client-secret" ref={heading} tabIndex={-1}>
        {t('secret.title')}
      </h2>
      <Alert severity="warning">{t('secret.once')}</Alert>
      <pre dir="ltr" translate="no" role="group" aria-label={t('secret.label')} style={{ whiteSpace: 'pre-wrap' }}>
        {secret}
      </pre>
      <CopyButton text={secret} label={t('secret.copy')} /> <SecretKept label={t('secret.done')} onDone={onDone} />
    </Card>
  );
}
