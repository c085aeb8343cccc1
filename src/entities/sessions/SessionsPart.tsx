import { useRef, useState } from 'react';
import type { OwnSession } from '@/contract/account/account';
import type { ClientSession } from '@/contract/oauth-client/oauth-client';
import { asFailure } from '@/shared/api/failure';
import { Button } from '@/shared/ui/controls/Button';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { useText } from '@/shared/ui/text/use-text';
import { SessionCards } from './SessionCards';
import { useSessionName } from './use-session-name';

type Session = OwnSession | ClientSession;

interface Props<S extends Session> {
  query: { data?: readonly S[] | undefined; error?: unknown; refetch: () => unknown };
  /** Whose they are: `{entity}:sessions.*` are what is said of them. */
  entity: 'user' | 'oauth-client';
  /** Ends one, or all of them. */
  end: (session: S | undefined) => Promise<unknown>;
}

/** Logins of somebody, or by way of something, for whoever may end each of them or all. */
export function SessionsPart<S extends Session>({ query: { data, error, refetch }, entity, end }: Props<S>) {
  const text = useText(entity, 'sessions');
  const programOf = useSessionName();
  const isolated = useIsolated();
  const [asked, setAsked] = useState<S | 'all'>();
  const heading = useRef<HTMLHeadingElement>(null);
  const one = asked === 'all' ? undefined : asked;
  const all = text(`${entity}:sessions.endAll`);
  const told = text(`${entity}:sessions.text`);
  const nameOf = (session: Session) =>
    'email' in session
      ? text('sessions:endOfPerson', { name: isolated(session.fullName) })
      : text('sessions:endOf', { name: programOf(session) });
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions" ref={heading} tabIndex={-1}>
        {text(`${entity}:sessions.title`)}
      </h2>
      {error !== undefined && <FailureOutcome failure={asFailure(error)} retry={() => void refetch()} />}
      {!data && error === undefined && <Skeleton variant="rounded" height={80} aria-busy />}
      <div role="status">{data?.length === 0 && <p>{text(`${entity}:sessions.none`)}</p>}</div>
      {data && data.length > 0 && (
        <>
          <SessionCards sessions={data} onEnd={setAsked} />
          <p>
            <Button variant="outlined" color="error" onClick={() => setAsked('all')}>
              {all}
            </Button>
          </p>
        </>
      )}
      {asked && (
        <ConfirmDialog
          title={one ? nameOf(one) : all}
          confirm={one ? text('sessions:end') : all}
          work={async () => {
            await end(one);
            heading.current?.focus();
          }}
          onClose={() => setAsked(undefined)}
        >
          <p>{one ? text(`${entity}:sessions.textOfOne`, { defaultValue: told }) : told}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
