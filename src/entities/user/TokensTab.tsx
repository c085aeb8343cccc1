import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { apiTokenState } from '@/contract/account/account';
import { asFailure } from '@/shared/api/failure';
import { Button } from '@/shared/ui/controls/Button';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { PlainTable } from '@/shared/ui/layout/PlainTable';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { codeName } from '@/shared/ui/text/code-name';
import { VisuallyHidden } from '@/shared/ui/text/VisuallyHidden';
import { Day } from '@/shared/ui/values/Day';
import { Moment } from '@/shared/ui/values/Moment';
import {
  useEndUserSessionMutation,
  useEndUserSessionsMutation,
  useRemoveUserTokenMutation,
  useUserSessionsQuery,
  useUserTokensQuery,
} from './api';

const tokenState = codeName('api-tokens:state');

interface Row {
  id: string;
  name: string;
  /** What stands in the columns after the name. */
  cells: readonly ReactNode[];
  end: () => Promise<unknown>;
}

interface Props {
  /** The texts of the part: `user:sessions.*`, `user:apiTokens.*`. */
  part: 'sessions' | 'apiTokens';
  query: { error?: unknown; refetch: () => unknown };
  rows: readonly Row[] | undefined;
  endAll: () => Promise<unknown>;
}

/** What lets somebody in: each can be ended, or all of it. */
function Access({ part, query: { error, refetch }, rows, endAll }: Props) {
  const { t } = useTranslation('user');
  const [asked, setAsked] = useState<Row | 'all'>();
  const heading = useRef<HTMLHeadingElement>(null);
  const columns = t(`${part}.columns`, { returnObjects: true }) as readonly string[];
  const one = asked === 'all' ? undefined : asked;
  return (
    <section aria-labelledby={`user-${part}`}>
      <h2 id={`user-${part}`} ref={heading} tabIndex={-1}>
        {t(`${part}.title`)}
      </h2>
      {error !== undefined && <FailureOutcome failure={asFailure(error)} retry={() => void refetch()} />}
      {!rows && error === undefined && <Skeleton variant="rounded" height={80} aria-busy />}
      <div role="status">{rows?.length === 0 && <p>{t(`${part}.none`)}</p>}</div>
      {rows && rows.length > 0 && (
        <>
          <PlainTable label={t(`${part}.title`)}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
                <th scope="col">
                  <VisuallyHidden>{t(`${part}.end`)}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row">
                    <bdi>{row.name}</bdi>
                  </th>
                  {row.cells.map((cell, at) => (
                    <td key={columns[at + 1]}>{cell}</td>
                  ))}
                  <td>
                    <Button
                      color="error"
                      aria-label={t(`${part}.endOf`, { name: row.name })}
                      onClick={() => setAsked(row)}
                    >
                      {t(`${part}.end`)}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
          <Button variant="outlined" color="error" onClick={() => setAsked('all')}>
            {t(`${part}.endAll`)}
          </Button>
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
  const { t } = useTranslation('user');
  const query = useUserSessionsQuery(uuid, { refetchOnMountOrArgChange: true });
  const [endOne] = useEndUserSessionMutation();
  const [endAll] = useEndUserSessionsMutation();
  const rows = query.data?.map(({ id, program, system, clientId, begun, lastUsed }) => ({
    id,
    name: [program, system].filter(Boolean).join(' · ') || t('sessions.unknown'),
    cells: [
      <bdi key="client">{clientId}</bdi>,
      <Moment key="begun" iso={begun} />,
      <Moment key="used" iso={lastUsed} />,
    ],
    end: () => endOne({ uuid, id }).unwrap(),
  }));
  return <Access part="sessions" query={query} rows={rows} endAll={() => endAll(uuid).unwrap()} />;
}

function ApiTokens({ uuid }: { uuid: string }) {
  const { t } = useTranslation('user');
  const query = useUserTokensQuery(uuid, { refetchOnMountOrArgChange: true });
  const [remove] = useRemoveUserTokenMutation();
  const rows = query.data?.map((token) => ({
    id: token.uuid,
    name: token.label,
    cells: [
      <tokenState.Name key="state" code={apiTokenState(token)} />,
      token.expires ? <Day key="end" iso={token.expires} /> : t('always'),
      token.lastUsed ? <Day key="used" iso={token.lastUsed} /> : t('apiTokens.unused'),
    ],
    end: () => remove(token.uuid).unwrap(),
  }));
  const endAll = async () => {
    for (const row of rows ?? []) await row.end();
  };
  return <Access part="apiTokens" query={query} rows={rows} endAll={endAll} />;
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
