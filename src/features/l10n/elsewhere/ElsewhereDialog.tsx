import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentLanguage } from '@/contract/constants';
import { grouped } from '@/contract/grouped';
import type { L10nEntity, L10nFilter, L10nRow } from '@/contract/l10n/l10n';
import { isFailure, type Failure } from '@/shared/api/failure';
import { catalogueChanged } from '@/shared/api/changes';
import { sendPastStore } from '@/shared/api/send-past-store';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { saveBlob } from '@/shared/files/save-blob';
import { failureText } from '@/shared/form/failure-text';
import { PasteImport } from '@/shared/form/paste/PasteImport';
import { pagesOf, ROWS_A_CALL } from '@/shared/list/pages-of';
import { Button } from '@/shared/ui/controls/Button';
import { AttemptFailed } from '@/shared/ui/dialogs/AttemptFailed';
import { DialogBox } from '@/shared/ui/dialogs/DialogBox';
import { useAttempt } from '@/shared/ui/dialogs/use-attempt';
import { useFormat } from '@/shared/ui/format/use-format';
import { PlainTable } from '@/shared/ui/layout/PlainTable';
import { asTable, carriedOf, isSame, textsTable, writeTable, type TextChange } from './texts-table';
import { writeXliff } from './xliff';

/** So many changes are listed. */
const LISTED = 100;

async function allRows(entity: L10nEntity, body: L10nFilter, lang: ContentLanguage): Promise<L10nRow[]> {
  const rows: L10nRow[] = [];
  const ask = (p: number) =>
    sendPastStore('POST /l10n/:entity/list', { params: { entity }, body, query: { lang, p, l: ROWS_A_CALL } });
  for await (const { content } of pagesOf(ask)) rows.push(...content);
  return rows;
}

const differing = (changes: readonly TextChange[]) => changes.filter((each) => !isSame(each));

interface Props {
  entity: L10nEntity;
  /** Of the list as it is shown. */
  filter: L10nFilter;
  to: ContentLanguage;
  /** Something was changed. */
  onChange: () => void;
  onClose: () => void;
}

/** Texts as a file for other programs, and back: what changes, and what does not fit, is seen before any of it is saved. */
export default function ElsewhereDialog({ entity, filter, to, onChange, onClose }: Props) {
  const { t } = useTranslation(['l10n', 'common']);
  const form = useTranslation('form');
  const { number } = useFormat();
  const dispatch = useApiDispatch();
  const [rows, setRows] = useState<readonly L10nRow[]>();
  const [failed, setFailed] = useState<Failure>();
  const [sent, setSent] = useState(0);
  useEffect(() => {
    const load = async () => {
      try {
        setRows(await allRows(entity, {}, to));
      } catch (fault) {
        if (!isFailure(fault)) throw fault;
        setFailed(fault);
      }
    };
    void load();
  }, [entity, to, sent]);
  const table = useMemo(() => rows && textsTable(entity, rows, to), [entity, rows, to]);

  const save = useAttempt(async (kind: 'xliff' | 'tsv') => {
    const all = await allRows(entity, filter, to);
    const name = `${entity}-${to}`;
    if (kind === 'tsv') {
      // The mark tells spreadsheets that it is UTF-8.
      saveBlob(
        new Blob(['\uFEFF', writeTable(carriedOf(all, to))], { type: 'text/tab-separated-values' }),
        `${name}.tsv`,
      );
      return;
    }
    for (const [language, each] of grouped(all, (row) => row.language || 'en')) {
      const xliff = writeXliff(carriedOf(each, to), language, to);
      saveBlob(new Blob([xliff], { type: 'application/xliff+xml' }), `${name}-${language}.xlf`);
    }
  });

  /** Each thing by one call with all its texts, as its rows were when this was opened. */
  const send = async (changes: readonly TextChange[]): Promise<string[]> => {
    const said = new Map<TextChange, string>();
    const things = grouped(changes, ({ row }) => row);
    for (const [{ key, version }, all] of things) {
      const wanted = all.filter((each) => !isSame(each));
      for (const each of all) said.set(each, t('elsewhere.kept'));
      if (wanted.length === 0) continue;
      const texts = Object.fromEntries(wanted.map(({ name, next }) => [name, next]));
      let became = t('elsewhere.saved');
      try {
        await sendPastStore('PUT /l10n/:entity/:key/:lang', {
          params: { entity, key, lang: to },
          body: { version, texts },
        });
      } catch (fault) {
        if (!isFailure(fault)) throw fault;
        became = failureText(fault, form.t);
      }
      for (const each of wanted) said.set(each, became);
    }
    dispatch(catalogueChanged());
    onChange();
    setSent((count) => count + 1);
    return changes.map((each) => said.get(each) ?? '');
  };

  const counted = (key: 'found' | 'same' | 'add', count: number) =>
    t(`elsewhere.${key}`, { count, shown: number(count) });
  return (
    <DialogBox
      wide
      title={t('elsewhere.open')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common:actions.close')}</Button>}
    >
      <p>{t('elsewhere.how')}</p>
      <div>
        {(['xliff', 'tsv'] as const).map((kind) => (
          <Button key={kind} variant="outlined" disabled={save.busy} onClick={() => save.run(kind)}>
            {t('elsewhere.save', { kind: kind === 'xliff' ? 'XLIFF 2.0' : 'TSV' })}
          </Button>
        ))}
      </div>
      <AttemptFailed failure={save.failed ?? failed} />
      <h3>{t('elsewhere.bring')}</h3>
      {table && (
        <PasteImport
          kind={table}
          how={t('elsewhere.columns')}
          label={t('elsewhere.text')}
          kinds={FILES}
          asTable={asTable}
          found={(changes) =>
            [
              counted('found', differing(changes).length),
              counted('same', changes.length - differing(changes).length),
            ].join(' ')
          }
          button={(changes) => counted('add', differing(changes).length)}
          Changes={Changes}
          send={send}
        />
      )}
    </DialogBox>
  );
}

const FILES = { accept: ['.xlf', '.xliff', '.tsv', '.csv', '.txt', '.xlsx'], largest: 10_000_000 };

function Changes({ values }: { values: readonly TextChange[] }) {
  const { t } = useTranslation(['l10n', 'paste']);
  const { number } = useFormat();
  const changes = differing(values);
  if (changes.length === 0) return null;
  return (
    <>
      <PlainTable label={t('elsewhere.changes')}>
        <thead>
          <tr>
            <th scope="col">{t('elsewhere.changes')}</th>
            <th scope="col">{t('elsewhere.now')}</th>
            <th scope="col">{t('elsewhere.then')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.slice(0, LISTED).map(({ row, name, source, now, next }) => (
            <tr key={`${row.key} ${name}`}>
              <th scope="row" dir="auto">
                {source}
              </th>
              <td dir="auto">{now}</td>
              <td dir="auto">{next}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      {changes.length > LISTED && <p>{t('paste:first', { shown: number(LISTED) })}</p>}
    </>
  );
}
