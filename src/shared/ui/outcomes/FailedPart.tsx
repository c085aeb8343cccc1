import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOffline } from '@/shared/api/connection';
import { RetryNote } from './RetryNote';

/** How a part is stood in for that could not be fetched. */
export interface InsteadProps {
  /** It was tried again before. */
  again: boolean;
  retry(): void;
}

/**
 * In place of a part of the page that could not be fetched. It is tried again when the network is back, or by its button;
 * some browsers remember for as long as the page is open that a file did not come: the second time the page is reloaded.
 */
export function FailedPart({ again, retry }: InsteadProps) {
  const { t } = useTranslation('common');
  const offline = useOffline();
  const wasOffline = useRef(offline);
  useEffect(() => {
    if (wasOffline.current && !offline) retry();
    wasOffline.current = offline;
  }, [offline, retry]);
  return (
    <RetryNote
      text={t('part.failed')}
      label={again ? t('actions.reload') : t('actions.retry')}
      onRetry={again ? () => globalThis.location.reload() : retry}
    />
  );
}
