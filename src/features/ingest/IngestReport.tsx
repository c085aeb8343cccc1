import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  INGEST_NOTES,
  refusedWhole,
  type IngestNote,
  type IngestReport as Report,
  type UnreadColumn,
} from '@/contract/dataset/ingest';
import { isFailure } from '@/shared/api/failure';
import { saveFile } from '@/shared/api/requests/file-answer';
import { Alert } from '@/shared/mui/Alert';
import { Button } from '@/shared/ui/controls/Button';
import { AttemptFailed } from '@/shared/ui/dialogs/AttemptFailed';
import { PlainTable } from '@/shared/ui/layout/PlainTable';
import { useFormat } from '@/shared/ui/format/use-format';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { ingestApi } from './api';

/** What became of the values of a sheet, or would: what cannot be read, and every refusal by its place. */
export function IngestReport({ id, report }: { id: string; report: Report }) {
  const { t } = useTranslation('ingest');
  const { number } = useFormat();
  const isolated = useIsolated();
  const { applied, counts, notes, noteCount, unread, cells } = report;
  const [fetchReport, { error }] = ingestApi.endpoints.ingestReport.useMutation();
  const save = async () => {
    const { data } = await fetchReport(id);
    if (data) saveFile(data, 'report.csv');
  };
  const [isOpen, setOpen] = useState(false);
  const isStopped = !applied && refusedWhole(report).length > 0;
  const columns = unread.map((column, at): [key: string, UnreadColumn] => [String(at), column]);
  const listed = notes.map((note, at): [key: string, IngestNote] => [String(at), note]);
  return (
    <section aria-label={t('report.title')}>
      <p>
        {t('report.cells', {
          all: number(cells.all),
          observed: number(cells.observed),
          keys: number(cells.keys),
          ignored: number(cells.ignored),
          empty: number(cells.empty),
        })}{' '}
        {cells.defaulted > 0 && t('report.defaulted', { shown: number(cells.defaulted) })}
      </p>
      {unread.length > 0 && (
        <Alert severity={isStopped ? 'error' : 'warning'}>
          {isStopped && t('report.decide')}
          <ul>
            {columns.map(([key, { heading, observations: all, unread: refusals, sample, hint }]) => (
              <li key={key}>
                {t('report.unread', {
                  heading: isolated(heading),
                  shown: number(refusals),
                  all: number(all),
                  sample: isolated(sample),
                })}
                {hint && ` – ${t(`report.hints.${hint}`)}`}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {counts.length > 0 && (
        <>
          <PlainTable label={t('report.why')}>
            <thead>
              <tr>
                <th scope="col">{t('report.what')}</th>
                <th scope="col">{t('report.fate')}</th>
                <th scope="col" className="figure">
                  {t('report.count')}
                </th>
              </tr>
            </thead>
            <tbody>
              {counts.map(({ kind, count, observations: of }) => (
                <tr key={kind}>
                  <th scope="row">{t(`notes.${kind}`)}</th>
                  <td>{t(`fates.${INGEST_NOTES[kind]}`)}</td>
                  <td className="figure">
                    {number(count)} {of !== undefined && t('report.observations', { count: of, shown: number(of) })}
                  </td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
          <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
            <summary>{t('report.lines', { shown: number(notes.length), all: number(noteCount) })}</summary>
            {isOpen && (
              <PlainTable label={t('report.places')}>
                <thead>
                  <tr>
                    {(['line', 'column', 'value', 'what'] as const).map((name) => (
                      <th key={name} scope="col">
                        {t(`report.${name}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {listed.map(([key, { kind, line, column, value, detail }]) => (
                    <tr key={key}>
                      <th scope="row" className="figure">
                        {number(line)}
                      </th>
                      <td>
                        <bdi>{column}</bdi>
                      </td>
                      <td>
                        <bdi>{value}</bdi>
                      </td>
                      <td>
                        {t(`notes.${kind}`)}
                        {detail && (
                          <>
                            {' '}
                            (<bdi>{detail}</bdi>)
                          </>
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </PlainTable>
            )}
          </details>
          <p>
            <Button onClick={() => void save()}>{t('report.save')}</Button>
          </p>
          <AttemptFailed failure={isFailure(error) ? error : undefined} />
        </>
      )}
    </section>
  );
}
