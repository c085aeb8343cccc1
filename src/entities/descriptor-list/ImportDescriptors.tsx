import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DescriptorListDetails } from '@/contract/descriptor-list';
import { allowedActions } from '@/contract/workflow';
import { useSession } from '@/session/use-session';
import { useWrite } from '@/shared/api/changes';
import { Alert } from '@/shared/mui/Alert';
import { Stack } from '@/shared/mui/Stack';
import { TextField } from '@/shared/mui/TextField';
import { AttemptFailed } from '@/shared/ui/AttemptFailed';
import { Button } from '@/shared/ui/Button';
import { CopyButton } from '@/shared/ui/CopyButton';
import { PlainTable } from '@/shared/ui/PlainTable';
import { useAttempt } from '@/shared/ui/use-attempt';
import { useFormat } from '@/shared/ui/use-format';
import { HEADER } from './descriptor-rows';
import { columnOf, LINES_MIN, readPasted, type BadLine } from './read-pasted';

/** So many bad cells are listed; how many there are is said. */
const LISTED = 100;

/** What the server refuses, at the lines that were pasted. */
const refusedIn = (fields: Readonly<Record<string, string>> = {}, lines: readonly number[]): BadLine[] =>
  Object.entries(fields).flatMap(([path, key]) => {
    const [, at, rest = ''] = /^descriptors\[(\d+)\]\.(.*)$/.exec(path) ?? [];
    const line = lines[Number(at)];
    return line === undefined ? [] : { line, column: columnOf(rest), value: '', key };
  });

/** The step of an editor that takes descriptors from a table, all of them or none. */
export default function ImportDescriptors({ item }: { item: DescriptorListDetails }) {
  const { t } = useTranslation(['descriptor-list', 'form']);
  const { number, list } = useFormat();
  const { authorities } = useSession();
  const write = useWrite();
  const [text, setText] = useState('');
  const [done, setDone] = useState(0);
  const settled = useDeferredValue(text);
  const read = useMemo(() => readPasted(settled, item.descriptors), [settled, item.descriptors]);
  const mayEdit = allowedActions(item, authorities).includes('edit');
  const { uuid, version = 0 } = item;
  const load = useAttempt(async () => {
    if (read.fault) return;
    const { descriptors } = read;
    await write('POST /descriptorlist/:uuid/descriptors', { params: { uuid }, body: { version, descriptors } });
    setText('');
    setDone(descriptors.length);
  });
  const bad = read.fault ? [] : [...read.bad, ...refusedIn(load.failed?.fields, read.lines)];
  const count = read.fault ? 0 : read.descriptors.length;
  const created = read.fault ? 0 : read.descriptors.filter((each) => each.uuid === undefined).length;
  const problem = ({ key, count: bound = 0 }: BadLine) =>
    t(`form:problem.${key as 'pattern'}`, { count: bound, defaultValue: key });
  return (
    <Stack sx={{ gap: 1.5, marginBlockEnd: 2 }}>
      <p style={{ margin: 0 }}>{t('import.how')}</p>
      <div>
        <CopyButton text={`${HEADER.join('\t')}\n`} label={t('import.template')} />
      </div>
      <TextField
        multiline
        fullWidth
        minRows={8}
        maxRows={24}
        label={t('import.text')}
        value={text}
        disabled={!mayEdit}
        onChange={({ target }) => {
          setText(target.value);
          setDone(0);
        }}
      />
      <div role="status">
        {done > 0 && <Alert severity="success">{t('import.done', { count: done, shown: number(done) })}</Alert>}
        {count > 0 && t('import.found', { count, shown: number(count), created: number(created) })}
      </div>
      <div role="alert">
        {settled.trim() !== '' && read.fault === 'lines' && (
          <Alert severity="error">{t('form:problem.lines', { count: LINES_MIN })}</Alert>
        )}
        {read.fault === 'header' && (
          <Alert severity="error">
            <div>{t('import.header')}</div>
            <div>{t('import.expected', { names: list([...read.expected]) })}</div>
            <div>{t('import.given', { names: list([...read.found]) })}</div>
          </Alert>
        )}
        {bad.length > 0 && (
          <Alert severity="error">{t('import.bad', { count: bad.length, shown: number(bad.length) })}</Alert>
        )}
      </div>
      {bad.length > 0 && (
        <PlainTable label={t('import.problems')}>
          <thead>
            <tr>
              {(['line', 'column', 'value', 'problem'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`import.columns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bad.slice(0, LISTED).map((each) => (
              <tr key={`${each.line} ${each.column} ${each.key}`}>
                <th scope="row">{number(each.line)}</th>
                <td>{each.column}</td>
                <td dir="auto">{each.value}</td>
                <td>{problem(each)}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
      <AttemptFailed failure={load.failed} />
      <div>
        <Button
          variant="contained"
          loading={load.busy}
          disabled={!mayEdit || count === 0 || settled !== text || (!read.fault && read.bad.length > 0)}
          onClick={() => load.run()}
        >
          {t('import.button', { count, shown: number(count) })}
        </Button>
      </div>
    </Stack>
  );
}
