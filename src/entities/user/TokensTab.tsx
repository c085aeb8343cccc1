import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { apiTokenState, type ApiToken } from '@/contract/account/account';
import { SessionCards } from '@/entities/sessions/SessionCards';
import { useSessionName } from '@/entities/sessions/use-session-name';
import { asFailure } from '@/shared/api/failure';
import { Button } from '@/shared/ui/controls/Button';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { PlainTable } from '@/shared/ui/layout/PlainTable';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { codeName } from '@/shared/ui/text/code-name';
import { VisuallyHidden } from '@/shared/ui/text/VisuallyHidden';
import { Day } from '@/shared/ui/values/Day';
import {
  useEndUserSessionMutation,
  useEndUserSessionsMutation,
  useRemoveUserTokenMutation,
  useUserSessionsQuery,
  useUserTokensQuery,
} from './api';

const tokenState = codeName('api-tokens:state');

/** What can be ended by itself. */
interface One {
  name: string;
  end: () => Promise<unknown>;
}

interface Props {
  /** The texts of the part: `user:sessions.*`, `user:apiTokens.*`. */
  part: 'sessions' | 'apiTokens';
  query: { data?: readonly unknown[] | undefined; error?: unknown; refetch: () => unknown };
  endAll: () => Promise<unknown>;
  renderRows: (ask: (one: One) => void) => ReactNode;
}

/** What lets somebody in: each can be ended, or all of it. */
function Access({ part, query: { data, error, refetch }, endAll, renderRows }: Props) {
  const { t } = useTranslation('user');
  const [asked, setAsked] = useState<One | 'all'>();
  const heading = useRef<HTMLHeadingElement>(null);
  const one = asked === 'all' ? undefined : asked;
  return (
    <section aria-labelledby={`user-${part}`}>
      <h2 id={`user-${part}`} ref={heading} tabIndex={-1}>
        {t(`${part}.title`)}
      </h2>
      {error !== undefined && <FailureOutcome failure={asFailure(error)} retry={() => void refetch()} />}
      {!data && error === undefined && <Skeleton variant="rounded" height={80} aria-busy />}
      <div role="status">{data?.length === 0 && <p>{t(`${part}.none`)}</p>}</div>
      {data && data.length > 0 && (
        <>
          {renderRows(setAsked)}
          <p>
            <Button variant="outlined" color="error" onClick={() => setAsked('all')}>
              {t(`${part}.endAll`)}
            </Button>
          </p>
        </>
      )}
      {asked && (
        <ConfirmDialog
          title={one ? t(`${part}.endOf`, { name: one.name }) : t(`${part}.endAll`)}
          confirm={t(`${part}.${one ? 'end' : 'endAll'}`)}
          work={async () => {
            await (one ? one.end() : endAll());
            heading.current?.focus();
          }}
          onClose={() => setAsked(undefined)}
        >
          <p>{t(`${part}.text`)}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function Sessions({ uuid }: { uuid: string }) {
  const query = useUserSessionsQuery(uuid, { refetchOnMountOrArgChange: true });
  const nameOf = useSessionName();
  const [endOne] = useEndUserSessionMutation();
  const [endAll] = useEndUserSessionsMutation();
  return (
    <Access
      part="sessions"
      query={query}
      endAll={() => endAll(uuid).unwrap()}
      renderRows={(ask) => (
        <SessionCards
          sessions={query.data ?? []}
          onEnd={(session) => ask({ name: nameOf(session), end: () => endOne({ uuid, id: session.id }).unwrap() })}
        />
      )}
    />
  );
}

interface TokenTableProps {
  tokens: readonly ApiToken[];
  onEnd: (token: ApiToken) => void;
}

/** Keys of programs: as their owner sees them, but for what only they may do. */
function TokenTable({ tokens, onEnd }: TokenTableProps) {
  const { t } = useTranslation('user');
  const stateOf = tokenState.useName();
  return (
    <PlainTable label={t('apiTokens.title')}>
      <thead>
        <tr>
          {(t('apiTokens.columns', { returnObjects: true }) as readonly string[]).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          <th scope="col">
            <VisuallyHidden>{t('apiTokens.end')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <tr key={token.uuid}>
            <th scope="row">
              <bdi>{token.label}</bdi>
            </th>
            <td>{stateOf(apiTokenState(token))}</td>
            <td>{token.expires ? <Day iso={token.expires} /> : t('always')}</td>
            <td>{token.lastUsed ? <Day iso={token.lastUsed} /> : t('apiTokens.unused')}</td>
            <td>
              <Button
                color="error"
                aria-label={t('apiTokens.endOf', { name: token.label })}
                onClick={() => onEnd(token)}
              >
                {t('apiTokens.end')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

function ApiTokens({ uuid }: { uuid: string }) {
  const query = useUserTokensQuery(uuid, { refetchOnMountOrArgChange: true });
  const [remove] = useRemoveUserTokenMutation();
  const tokens = query.data ?? [];
  const endAll = async () => {
    for (const token of tokens) await remove(token.uuid).unwrap();
  };
  return (
    <Access
      part="apiTokens"
      query={query}
      endAll={endAll}
      renderRows={(ask) => (
        <TokenTable
          tokens={tokens}
          onEnd={({ uuid: token, label }) => ask({ name: label, end: () => remove(token).unwrap() })}
        />
      )}
    />
  );
}

/** By what somebody comes in: where they are logged in, and the keys of their programs. */
export function TokensTab({ uuid }: { uuid: string }) {
  return (
    <>
      <Sessions uuid={uuid} />
      <ApiTokens uuid={uuid} />
    </>
  );
}
