import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/shared/api/failure';
import { Outcome } from './Outcome';

type Kind = 'offline' | 'timeout' | 'parsing' | 'gone' | 'denied' | 'notFound' | 'failed';

function kindOf({ status }: Failure): Kind {
  if (status === 'OFFLINE') return 'offline';
  if (status === 'TIMEOUT') return 'timeout';
  if (status === 'PARSING') return 'parsing';
  if (status === 410) return 'gone';
  if (status === 403) return 'denied';
  return status === 404 ? 'notFound' : 'failed';
}

interface Props {
  failure: Failure;
  /** What the address named, for messages. */
  name?: string;
  /** 1 where it stands for the whole page. */
  level?: 1 | 2;
  retry: () => void;
}

/** A failed call where its content would stand: what happened, the server's words, a way to try again. */
export function FailureOutcome({ failure, name = '', level, retry }: Props) {
  const { t } = useTranslation('ui');
  const kind = kindOf(failure);
  const message = kind === 'failed' || kind === 'denied' ? failure.message : '';
  return (
    <Outcome
      level={level}
      title={t(`failure.${kind}.title`)}
      text={message || t(`failure.${kind}.text`, { key: name })}
    >
      {kind !== 'gone' && (
        <Button variant="contained" onClick={retry}>
          {t('actions.retry')}
        </Button>
      )}
    </Outcome>
  );
}
