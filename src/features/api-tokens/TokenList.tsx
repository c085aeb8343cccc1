import { useRef } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { asFailure } from '@/shared/api/failure';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { Outcome } from '@/shared/ui/Outcome';
import { useApiTokensQuery } from './api';
import { TokenRow } from './TokenRow';
import { TokenRows } from './TokenRows';

/** The tokens that there are, the newest first. */
export function TokenList() {
  const { t } = useTranslation('api-tokens');
  const { data, error, refetch } = useApiTokensQuery(undefined, { refetchOnMountOrArgChange: true });
  const heading = useRef<HTMLHeadingElement>(null);
  const rows = data?.toReversed();
  return (
    <section aria-labelledby="tokens">
      <h2 id="tokens" ref={heading} tabIndex={-1}>
        {t('list.title')}
      </h2>
      {error !== undefined && <FailureOutcome failure={asFailure(error)} retry={() => void refetch()} />}
      {!rows && error === undefined && <Skeleton variant="rounded" height={120} aria-busy />}
      {rows?.length === 0 && <Outcome title={t('list.empty')} text={t('list.emptyText')} />}
      {rows && rows.length > 0 && (
        <TokenRows>
          {rows.map((token) => (
            <TokenRow key={token.uuid} token={token} onRemoved={() => heading.current?.focus()} />
          ))}
        </TokenRows>
      )}
    </section>
  );
}
