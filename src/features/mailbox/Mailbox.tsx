import type { ReactNode } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { asFailure } from '@/shared/api/failure';
import { useServerInfoQuery } from '@/shared/api/server-info';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { PageBody } from '@/shared/ui/PageBody';
import { Messages } from './Messages';

/** `/demo/mailbox`, where the server has one. `nothing`: what stands at addresses that do not exist. */
export function Mailbox({ nothing }: { nothing: ReactNode }) {
  const { data, error, refetch } = useServerInfoQuery();
  if (data) return data.features.mailbox ? <Messages /> : nothing;
  return (
    <PageBody aria-busy={error === undefined}>
      {error === undefined ? (
        <Skeleton variant="rounded" height={160} />
      ) : (
        <FailureOutcome failure={asFailure(error)} level={1} retry={() => void refetch()} />
      )}
    </PageBody>
  );
}
