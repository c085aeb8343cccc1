import { useDeferredValue, useMemo, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { harmlessCell } from '@/shared/files/looks-like-formula';
import {
  columnAt,
  LINES_MIN,
  readPasted,
  tabbed,
  type BadCell,
  type PastedLine,
  type TableKind,
} from '@/shared/files/pasted-table';
import type { FileKinds } from '@/shared/files/text-of-file';
import { saveBlob } from '@/shared/files/save-blob';
import { Alert } from '@/shared/mui/Alert';
import { Stack } from '@/shared/mui/Stack';
import { AttemptFailed } from '@/shared/ui/dialogs/AttemptFailed';
import { Button } from '@/shared/ui/controls/Button';
import { CopyButton } from '@/shared/ui/controls/CopyButton';
import { PlainTable } from '@/shared/ui/layout/PlainTable';
import { useAttempt } from '@/shared/ui/dialogs/use-attempt';
import { useFormat } from '@/shared/ui/format/use-format';
import { csvWriter } from '@/tables/csv-writer';
import { PasteBox } from './PasteBox';

/** So many lines of a report are listed; its file has all. */
const LISTED = 100;
/** Lines that show how the columns were understood. */
const PREVIEWED = 5;

interface Reported {
  line: number;
  column: string;
  value: string;
  said: string;
}

/** What the server refuses, as `references[3].instCode`, at the lines that were pasted. */
function refusedIn<C extends string, T>(
  fields: Readonly<Record<string, string>> = {},
  lines: readonly PastedLine<C, T>[],
  kind: TableKind<C, T>,
): BadCell[] {
  return Object.entries(fields).flatMap(([path, key]) => {
    const [, at, rest = ''] = /^\w+\[(\d+)\]\.(.*)$/.exec(path) ?? [];
    const of = lines[Number(at)];
    const column = columnAt(kind, rest);
    return of ? [{ line: of.line, column, value: of.cells[column as C] ?? '', key }] : [];
  });
}

interface Props<C extends string, T> {
  kind: TableKind<C, T>;
  how: string;
  /** Names the box. */
  label: string;
  /** What is there already, and stands in the box before anything is pasted. */
  savedText?: string;
  /** What stands there instead, still to be sent. */
  initialText?: string;
  readOnly?: boolean;
  /** The files that are taken, where they are not only tables, and what makes a table of what such a one says. */
  kinds?: FileKinds;
  asTable?: (text: string) => string;
  /** In place of the first lines: what will become of all of them. */
  Changes?: ComponentType<{ values: readonly T[] }>;
  /** What was read, in words. */
  found: (values: readonly T[]) => string;
  button: (values: readonly T[]) => string;
  /** Says what became of each, or of all together. Throws a `Failure`, which is told here. */
  send: (values: readonly T[]) => Promise<readonly string[] | string>;
}

interface Done {
  /** What became of how many lines; of all together without a number. */
  counts: readonly (readonly [said: string, lines?: number])[];
  rows: readonly Reported[];
}

const counted = (said: readonly string[]): [string, number][] => [
  ...said.reduce((all, each) => all.set(each, (all.get(each) ?? 0) + 1), new Map<string, number>()),
];

const HEADINGS = ['line', 'column', 'value', 'outcome'] as const;

/** What is wrong, or what became of each line: the first of them, and all of them as a file. */
function Report({ rows }: { rows: readonly Reported[] }) {
  const { t } = useTranslation('paste');
  const { number } = useFormat();
  const save = () => {
    const writer = csvWriter();
    writer.add([
      HEADINGS.map((name) => t(`columns.${name}`)),
      ...rows.map(({ line, column, value, said }) => [String(line), ...[column, value, said].map(harmlessCell)]),
    ]);
    saveBlob(writer.end(), 'report.csv');
  };
  return (
    <>
      <PlainTable label={t('report')}>
        <thead>
          <tr>
            {HEADINGS.map((name) => (
              <th key={name} scope="col">
                {t(`columns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, LISTED).map(({ line, column, value, said }) => (
            <tr key={`${line} ${column} ${said}`}>
              <th scope="row">{number(line)}</th>
              <td>{column}</td>
              <td dir="auto">{value}</td>
              <td dir="auto">{said}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      {rows.length > LISTED && <p>{t('first', { shown: number(LISTED) })}</p>}
      <div>
        <Button variant="outlined" onClick={save}>
          {t('save')}
        </Button>
      </div>
    </>
  );
}

/** The first lines as they were understood. */
function Preview({ columns, lines }: { columns: readonly string[]; lines: readonly PastedLine<string, unknown>[] }) {
  const { t } = useTranslation('paste');
  const shown = lines.slice(0, PREVIEWED);
  const filled = columns.filter((column) => shown.some(({ cells }) => cells[column]));
  return (
    <PlainTable label={t('preview')}>
      <thead>
        <tr>
          {filled.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ line, cells }) => (
          <tr key={line}>
            {filled.map((column) => (
              <td key={column} dir="auto">
                {cells[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

const same = (text: string): string => text;

/** A table by paste or from a file: what is in it is seen, and what is wrong by line, before any of it is sent. */
export function PasteImport<C extends string, T>(props: Props<C, T>) {
  const {
    kind,
    how,
    label,
    savedText = '',
    initialText = savedText,
    readOnly = false,
    kinds,
    found,
    button,
    send,
    Changes,
  } = props;
  const { asTable = same } = props;
  const { t } = useTranslation(['paste', 'form']);
  const { number, list } = useFormat();
  const [text, setText] = useState(initialText);
  const [done, setDone] = useState<Done>();
  const [sent, setSent] = useState<string>();
  const settled = useDeferredValue(text);
  // What is there already is not read again until something is changed.
  const read = useMemo(
    () => readPasted(settled === savedText ? '' : asTable(settled), kind),
    [settled, savedText, kind, asTable],
  );
  const lines = read.fault ? [] : read.lines;
  const good = lines.filter(({ value }) => value !== undefined);
  const wrong = lines.filter((line) => line.wrong.length > 0);
  const values = good.flatMap(({ value }) => value ?? []);
  const because = ({ line, column, value, key, count = 0, code = value }: BadCell): Reported => {
    const said = t(`form:problem.${key as 'pattern'}`, { count, code, defaultValue: key });
    return { line, column, value, said };
  };
  const badCells = wrong.flatMap((line) => line.wrong).map(because);
  const load = useAttempt(async () => {
    setSent(text);
    const became = await send(values);
    const [all, each] = typeof became === 'string' ? [became, []] : [undefined, became];
    const outcomes = each.map((said, at): Reported => {
      const { line = 0, row = [] } = good[at] ?? {};
      return { line, column: '', value: row.filter(Boolean).join(' · '), said };
    });
    const left: [string, number][] = wrong.length > 0 ? [[t('refused'), wrong.length]] : [];
    setDone({
      counts: [...(all ? [[all] as const] : []), ...counted(each), ...left],
      rows: [...outcomes, ...badCells].toSorted((a, b) => a.line - b.line),
    });
    // What was not taken can be put right where it stands.
    setText(wrong.length > 0 && !read.fault ? tabbed([read.header, ...wrong.map(({ row }) => row)]) : savedText);
  });
  // What the server refused is true of the text that was sent.
  const refused = sent === settled ? refusedIn(load.failed?.fields, good, kind).map(because) : [];
  const reported = done?.rows ?? [...badCells, ...refused];
  const isTouched = !done && text !== savedText;
  return (
    <Stack sx={{ gap: 1.5, marginBlockEnd: 2 }}>
      <p style={{ margin: 0 }}>{how}</p>
      <div>
        <CopyButton text={`${kind.columns.join('\t')}\n`} label={t('template')} />
      </div>
      <PasteBox
        label={label}
        value={text}
        {...(kinds && { kinds })}
        readOnly={readOnly || load.busy}
        onChange={(next) => {
          setText(next);
          setDone(undefined);
        }}
      />
      <div role="status">
        {done && done.counts.length > 0 && (
          <Alert severity={wrong.length > 0 ? 'warning' : 'success'}>
            {done.counts.map(([said, count]) => (
              <div key={said}>{count === undefined ? said : `${said}: ${number(count)}`}</div>
            ))}
          </Alert>
        )}
        {isTouched && !read.fault && (values.length > 0 || savedText !== '') && found(values)}
        {isTouched && !read.fault && read.unread.length > 0 && (
          <div>{t('unread', { names: list([...read.unread]) })}</div>
        )}
      </div>
      <div role="alert">
        {isTouched && settled.trim() !== '' && read.fault === 'lines' && (
          <Alert severity="error">{t('form:problem.lines', { count: LINES_MIN })}</Alert>
        )}
        {isTouched && read.fault === 'quote' && (
          <Alert severity="error">{t('quote', { line: number(read.line) })}</Alert>
        )}
        {isTouched && read.fault === 'header' && (
          <Alert severity="error">
            <div>{t('header')}</div>
            <div>{t('expected', { names: list([...kind.columns]) })}</div>
            <div>{t('given', { names: list([...read.found]) })}</div>
          </Alert>
        )}
        {!done && wrong.length > 0 && (
          <Alert severity={kind.partly ? 'warning' : 'error'}>
            {t('bad', { count: wrong.length, shown: number(wrong.length) })} {!kind.partly && t('whole')}
          </Alert>
        )}
      </div>
      <AttemptFailed failure={load.failed} />
      {reported.length > 0 && <Report rows={reported} />}
      {isTouched &&
        good.length > 0 &&
        (Changes ? <Changes values={values} /> : <Preview columns={kind.columns} lines={good} />)}
      <div>
        <Button
          variant="contained"
          loading={load.busy}
          disabled={
            readOnly ||
            done !== undefined ||
            settled !== text ||
            text === savedText ||
            Boolean(read.fault) ||
            (wrong.length > 0 && !kind.partly) ||
            (values.length === 0 && savedText === '')
          }
          onClick={() => load.run()}
        >
          {button(done ? [] : values)}
        </Button>
      </div>
    </Stack>
  );
}
