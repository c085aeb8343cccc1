import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GenotypeOutcome } from '@/contract/genotype';
import { useWrite } from '@/shared/api/changes';
import { Alert } from '@/shared/mui/Alert';
import { TextField } from '@/shared/mui/TextField';
import { saveBlob } from '@/shared/files/save-blob';
import { looksLikeFormula } from '@/shared/files/looks-like-formula';
import { AttemptFailed } from '@/shared/ui/AttemptFailed';
import { Button } from '@/shared/ui/Button';
import { CopyButton } from '@/shared/ui/CopyButton';
import { DialogBox } from '@/shared/ui/DialogBox';
import { PlainTable } from '@/shared/ui/PlainTable';
import { useAttempt } from '@/shared/ui/use-attempt';
import { useFormat } from '@/shared/ui/use-format';
import { csvWriter } from '@/tables/csv-writer';
import { asText, GENOTYPE_COLUMNS, readGenotypes, type ReadLine } from './read-genotypes';

/** So many lines of the report are listed; the file has all. */
const LISTED = 100;

type Result = 'added' | 'known' | 'addedUnfound' | 'knownUnfound' | 'refused';
const RESULTS: readonly Result[] = ['added', 'addedUnfound', 'known', 'knownUnfound', 'refused'];

interface Reported extends ReadLine {
  result?: Result;
}

const resultOf = ({ result, found }: GenotypeOutcome): Result => (found ? result : `${result}Unfound`);

/** Records by paste or from a file: every line is told about, before they are added and after. */
export default function GenotypeImport({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['genotype', 'form', 'common']);
  const { number, list } = useFormat();
  const write = useWrite();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [done, setDone] = useState<readonly Reported[]>();
  const [fileFailed, setFileFailed] = useState(false);
  const settled = useDeferredValue(text);
  const read = useMemo(() => readGenotypes(settled), [settled]);
  const lines = read.fault ? [] : read.lines;
  const good = lines.filter(({ record }) => record);
  const bad = lines.filter(({ problem }) => problem);
  const changed = (next: string) => {
    setText(next);
    setDone(undefined);
    setFileFailed(false);
  };
  const load = useAttempt(async () => {
    if (read.fault) return;
    const genotypes = good.flatMap(({ record }) => record ?? []);
    const { outcomes } = await write('POST /genotype/import', { body: { genotypes } });
    const results = new Map(good.map((each, at) => [each.line, outcomes[at]]));
    setDone(
      lines.map((each) => {
        const outcome = results.get(each.line);
        return { ...each, result: outcome ? resultOf(outcome) : 'refused' };
      }),
    );
    // What was not taken can be put right where it stands.
    setText(bad.length > 0 ? asText(read.header, bad) : '');
  });
  const why = ({ problem, result }: Reported): string => {
    if (!problem) return result ? t(`import.results.${result}`) : '';
    const { column, value, key, count = 0 } = problem;
    const reason = t(`form:problem.${key as 'pattern'}`, { count, defaultValue: key });
    return [[column, value].filter(Boolean).join(' '), reason].filter(Boolean).join(': ');
  };
  const reported: readonly Reported[] = done ?? bad;
  const save = () => {
    const harmless = (cell: string) => (looksLikeFormula(cell) ? `'${cell}` : cell);
    const writer = csvWriter();
    writer.add([
      [t('import.line'), t('import.record'), t('import.result')],
      ...reported.map((each) => [String(each.line), harmless(each.cells.join(' | ')), harmless(why(each))]),
    ]);
    saveBlob(writer.end(), 'genotypes-report.csv');
  };
  const count = good.length;
  return (
    <DialogBox
      wide
      title={t('import.button')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.close')}</Button>
          <Button
            variant="contained"
            loading={load.busy}
            disabled={count === 0 || settled !== text || done !== undefined}
            onClick={() => load.run()}
          >
            {t('import.add', { count: done ? 0 : count, shown: number(done ? 0 : count) })}
          </Button>
        </>
      }
    >
      <p>{t('import.how')}</p>
      <div>
        <CopyButton text={`${GENOTYPE_COLUMNS.join('\t')}\n`} label={t('import.template')} />{' '}
        <Button variant="outlined" disabled={load.busy} onClick={() => input.current?.click()}>
          {t('import.file')}
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          accept=".csv,.tsv,.txt"
          aria-label={t('import.file')}
          onChange={({ target }) => {
            target.files?.[0]?.text().then(changed, () => setFileFailed(true));
            target.value = '';
          }}
        />
      </div>
      <TextField
        multiline
        minRows={5}
        maxRows={12}
        label={t('import.text')}
        value={text}
        disabled={load.busy}
        onChange={({ target }) => changed(target.value)}
      />
      <div role="status">
        {done && (
          <Alert severity={bad.length > 0 || done.some(({ result }) => result === 'refused') ? 'warning' : 'success'}>
            {RESULTS.map((result) => ({ result, lines: done.filter((each) => each.result === result).length }))
              .filter((each) => each.lines > 0)
              .map((each) => (
                <div key={each.result}>
                  {t(`import.results.${each.result}`)}: {number(each.lines)}
                </div>
              ))}
          </Alert>
        )}
        {!done && count > 0 && t('import.found', { count, shown: number(count) })}
        {!read.fault && read.unread.length > 0 && !done && (
          <div>{t('import.unread', { names: list([...read.unread]) })}</div>
        )}
      </div>
      <div role="alert">
        {fileFailed && <Alert severity="error">{t('import.fileFailed')}</Alert>}
        {!done && settled.trim() !== '' && read.fault === 'header' && (
          <Alert severity="error">
            <div>{t('import.header')}</div>
            <div>{t('import.expected', { names: list([...GENOTYPE_COLUMNS]) })}</div>
            <div>{t('import.given', { names: list([...read.found]) })}</div>
          </Alert>
        )}
        {!done && bad.length > 0 && (
          <Alert severity="warning">{t('import.bad', { count: bad.length, shown: number(bad.length) })}</Alert>
        )}
      </div>
      <AttemptFailed failure={load.failed} />
      {reported.length > 0 && (
        <>
          <PlainTable label={t('import.report')}>
            <thead>
              <tr>
                {(['line', 'record', 'result'] as const).map((name) => (
                  <th key={name} scope="col">
                    {t(`import.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {reported.slice(0, LISTED).map((each) => (
                <tr key={each.line}>
                  <th scope="row">{number(each.line)}</th>
                  <td dir="auto">{each.cells.filter(Boolean).join(' · ')}</td>
                  <td dir="auto">{why(each)}</td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
          {reported.length > LISTED && <p>{t('import.first', { shown: number(LISTED) })}</p>}
          <div>
            <Button variant="outlined" onClick={save}>
              {t('import.save')}
            </Button>
          </div>
        </>
      )}
    </DialogBox>
  );
}
