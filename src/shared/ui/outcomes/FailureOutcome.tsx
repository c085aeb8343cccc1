import { Suspense } from 'react';
import { Button } from '../controls/Button';
import { useTranslation } from 'react-i18next';
import { addressOf } from '@/routes/href';
import { isRouteName, rowOf } from '@/routes/routes';
import { useRoute } from '@/routes/hooks/use-route';
import type { Failure } from '@/shared/api/failure';
import { Outcome } from './Outcome';
import { RouteLink } from '../controls/RouteLink';

type Kind = 'offline' | 'timeout' | 'parsing' | 'gone' | 'denied' | 'refused' | 'notFound' | 'notOffered' | 'failed';

function kindOf({ status, code }: Failure, optional: boolean): Kind {
  // Not whoever reads it is refused, but the portal itself, at its server.
  if (code === 'invalid_client') return 'refused';
  if (status === 'OFFLINE') return 'offline';
  if (status === 'TIMEOUT') return 'timeout';
  if (status === 'PARSING') return 'parsing';
  if (status === 410) return 'gone';
  if (status === 403) return 'denied';
  if (status === 404) return optional ? 'notOffered' : 'notFound';
  return 'failed';
}

/** Where to go from an address that leads to nothing: the same page without its filter, else the one above. */
function useWayOut() {
  const match = useRoute();
  if (!match) return undefined;
  const { filterCode, ...params } = match.params;
  const name = filterCode ? match.name : rowOf(match.name).parent;
  return name && isRouteName(name) ? { to: addressOf(name, params), titleKey: rowOf(name).titleKey } : undefined;
}

interface Props {
  failure: Failure;
  /** What the address named, for messages. */
  name?: string;
  /** 1 where it stands for the whole page. */
  level?: 1 | 2;
  /** Of a call that not every server has: 404 tells that this one does not offer it. */
  optional?: boolean;
  retry: () => void;
}

/** A failed call where its content would stand: what happened, the server's words, a way to try again. */
export function FailureOutcome(props: Props) {
  return (
    // What stands around it is not hidden while the words for failures are loaded.
    <Suspense>
      <WhatFailed {...props} />
    </Suspense>
  );
}

function WhatFailed({ failure, name = '', level, optional = false, retry }: Props) {
  const { t } = useTranslation(['ui', 'nav']);
  const wayOut = useWayOut();
  const kind = kindOf(failure, optional);
  const isAstray = kind === 'notFound' || kind === 'gone' || failure.status === 400;
  const message = kind === 'failed' || kind === 'denied' || kind === 'refused' ? failure.message : '';
  return (
    <Outcome
      level={level}
      title={t(`failure.${kind}.title`)}
      text={message || t(`failure.${kind}.text`, { key: name })}
    >
      {kind !== 'gone' && kind !== 'notOffered' && (
        <Button variant={isAstray && wayOut ? 'outlined' : 'contained'} onClick={retry}>
          {t('actions.retry')}
        </Button>
      )}
      {isAstray && wayOut && (
        <Button component={RouteLink} variant="contained" to={wayOut.to} style={{ marginInlineStart: 8 }}>
          {t(wayOut.titleKey)}
        </Button>
      )}
    </Outcome>
  );
}
