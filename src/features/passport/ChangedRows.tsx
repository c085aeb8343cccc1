import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CellNote, PassportRowResult, PassportUpdate } from '@/contract/passport/passport-update';
import { href } from '@/routes/href';
import { asFailure } from '@/shared/api/failure';
import { useNoteDetail } from '@/shared/files/use-note-detail';
import { Button } from '@/shared/ui/controls/Button';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { NativeSelect } from '@/shared/ui/controls/NativeSelect';
import { PlainTable } from '@/shared/ui/layout/PlainTable';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { useFormat } from '@/shared/ui/format/use-format';
import { useI18n } from '@/shared/ui/text/use-locale';
import { useText } from '@/shared/ui/text/use-text';
import { passportApi, type ShownRows } from './api';
import styles from './ChangedRows.module.css';

const SHOWN: readonly ShownRows[] = ['refused', 'remarked', 'changed', 'new', 'gone', 'unchanged'];

/** Why, in the reader's language; what is not known here in the words of the server. */
function Reason({ note }: { note: CellNote }) {
  const text = useText('passport');
  const detailText = useNoteDetail();
  const key = `passport:reasons.${note.kind}`;
  const more = detailText(note);
  if (!useI18n().exists(key) || more === undefined) return <bdi lang="en">{note.reason}</bdi>;
  return (
    <>
      <bdi>{text(key)}</bdi>
      {more !== '' && (
        <>
          {' '}
          (<bdi>{more}</bdi>)
        </>
      )}
    </>
  );
}

function ChangedRow({
  row: { outcome, line, uuid, accessionNumber, genus, changes, notes },
}: {
  row: PassportRowResult;
}) {
  const { t } = useTranslation('passport');
  const { number } = useFormat();
  return (
    <tr>
      <td className="figure" data-label={t('row.line')}>
        {line !== null && number(line)}
      </td>
      <td data-label={t('row.accession')}>
        {uuid !== null && outcome !== 'new' ? (
          <RouteLink to={href('accession', { uuid })}>
            <bdi>{accessionNumber}</bdi>
          </RouteLink>
        ) : (
          <bdi>{accessionNumber}</bdi>
        )}
      </td>
      <td data-label={t('row.genus')}>
        <bdi>{genus}</bdi>
      </td>
      <td data-label={t('row.changes')}>
        <ul className={styles.cells}>
          {changes.map(({ column, previous, value }) => (
            <li key={column}>
              {column}: <del dir="auto">{previous || '–'}</del> → <ins dir="auto">{value || '–'}</ins>
            </li>
          ))}
        </ul>
      </td>
      <td data-label={t('row.notes')}>
        <ul className={styles.cells}>
          {notes.map((note) => (
            <li key={`${note.column} ${note.value} ${note.reason}`}>
              <bdi>{note.column}</bdi> <bdi>{note.value}</bdi> – {note.taken === false && <>{t('notTaken')} – </>}
              <Reason note={note} />
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}

/** What becomes of single rows, by outcome and page by page. */
export function ChangedRows({ update: { uuid, instituteCode, counts } }: { update: PassportUpdate }) {
  const { t } = useTranslation(['passport', 'ui']);
  const { number } = useFormat();
  const offered = SHOWN.filter((name) => counts[name] > 0);
  const [outcome, setOutcome] = useState<ShownRows>(offered[0] ?? 'unchanged');
  const [page, setPage] = useState(0);
  const asked = { code: instituteCode, update: uuid, outcome, page };
  const { data, error, refetch } = passportApi.endpoints.passportRows.useQuery(asked, { skip: offered.length === 0 });
  if (offered.length === 0) return null;
  return (
    <section>
      <NativeSelect
        label={t('show')}
        value={outcome}
        options={offered.map((name) => ({ value: name, label: `${t(`counts.${name}`)} (${number(counts[name])})` }))}
        onChange={(name) => {
          setOutcome(name as ShownRows);
          setPage(0);
        }}
      />
      {error !== undefined && <FailureOutcome failure={asFailure(error)} retry={() => void refetch()} />}
      {error === undefined && !data && <Skeleton variant="rounded" height={240} />}
      {error === undefined && data && (
        <>
          <PlainTable stacks label={t(`counts.${outcome}`)}>
            <thead>
              <tr>
                <th scope="col" className="figure">
                  {t('row.line')}
                </th>
                <th scope="col">{t('row.accession')}</th>
                <th scope="col">{t('row.genus')}</th>
                <th scope="col">{t('row.changes')}</th>
                <th scope="col">{t('row.notes')}</th>
              </tr>
            </thead>
            <tbody>
              {data.content.map((row) => (
                <ChangedRow key={`${row.line} ${row.uuid}`} row={row} />
              ))}
            </tbody>
          </PlainTable>
          {data.totalPages > 1 && (
            <nav className={styles.pages} aria-label={t('ui:list.pages')}>
              <Button variant="outlined" disabled={page === 0} onClick={() => setPage(page - 1)}>
                {t('ui:list.previous')}
              </Button>
              {t('ui:list.pageOf', { page: number(page + 1), pages: number(data.totalPages) })}
              <Button variant="outlined" disabled={page + 1 >= data.totalPages} onClick={() => setPage(page + 1)}>
                {t('ui:list.next')}
              </Button>
            </nav>
          )}
        </>
      )}
    </section>
  );
}
