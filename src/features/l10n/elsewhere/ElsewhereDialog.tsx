import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentLanguage } from '@/contract/constants';
import { grouped } from '@/contract/grouped';
import type { L10nEntity, L10nFilter, L10nRow } from '@/contract/l10n/l10n';
import { ReportBox } from '@/shared/files/ReportBox';
import { RowsProgress } from '@/shared/files/RowsProgress';
import { saveBlob } from '@/shared/files/save-blob';
import { PasteImport } from '@/shared/form/paste/PasteImport';
import { Button } from '@/shared/ui/controls/Button';
import { DialogBox } from '@/shared/ui/dialogs/DialogBox';
import { useFormat } from '@/shared/ui/format/use-format';
import { PlainTable } from '@/shared/ui/layout/PlainTable';
import { ReadingReport } from './ReadingReport';
import { asTable, carriedOf, isSame, textsTable, writeTable, type TextChange } from './texts-table';
import { TEXTS_MOST } from './texts-most';
import { useAllRows } from './use-all-rows';
import { useSendTexts } from './use-send-texts';
import { writeXliff } from './xliff';

/** So many changes are listed. */
const LISTED = 100;

const differing = (changes: readonly TextChange[]) => changes.filter((each) => !isSame(each));

/** What a file may name: all of the kind, or where those are too many, the list as it is shown. */
async function knownRows(read: ReturnType<typeof useAllRows>['read'], filter: L10nFilter) {
  const all = await read({});
  const found = all === 'tooMany' ? await read(filter) : all;
  return Array.isArray(found) ? found : undefined;
}

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
  const { number } = useFormat();
  const known = useAllRows(entity, to, true);
  const saved = useAllRows(entity, to);
  const sending = useSendTexts(entity, to);
  const [rows, setRows] = useState<readonly L10nRow[]>();
  const [sent, setSent] = useState(0);
  const readKnown = useEffectEvent(() => knownRows(known.read, filter));
  useEffect(() => {
    const load = async () => {
      const found = await readKnown();
      if (found) setRows(found);
    };
    void load();
  }, [entity, to, sent]);
  const readAgain = async () => {
    const found = await knownRows(known.start, filter);
    if (found) setRows(found);
  };
  const table = useMemo(() => rows && textsTable(entity, rows, to), [entity, rows, to]);

  const save = async (kind: 'xliff' | 'tsv') => {
    const all = await saved.start(filter);
    if (!Array.isArray(all)) return;
    const texts = carriedOf(all, to);
    if (texts.length > TEXTS_MOST) return saved.tooMany();
    const name = `${entity}-${to}`;
    if (kind === 'tsv') {
      // The mark tells spreadsheets that it is UTF-8.
      const blob = new Blob(['\uFEFF', writeTable(texts)], { type: 'text/tab-separated-values' });
      return saveBlob(blob, `${name}.tsv`);
    }
    for (const [language, each] of grouped(all, (row) => row.language || 'en')) {
      const xliff = writeXliff(carriedOf(each, to), language, to);
      saveBlob(new Blob([xliff], { type: 'application/xliff+xml' }), `${name}-${language}.xlf`);
    }
  };
  const isSaving = saved.state.step === 'reading';

  const send = async (changes: readonly TextChange[]): Promise<string[]> => {
    const said = await sending.send(changes);
    onChange();
    setSent((count) => count + 1);
    return said;
  };

  const counted = (key: 'found' | 'same' | 'add', count: number) =>
    t(`elsewhere.${key}`, { count, shown: number(count) });
  return (
    <DialogBox
      wide
      title={t('elsewhere.open')}
      // What is being sent ends by its own button only.
      onClose={() => !sending.state && onClose()}
      actions={
        <Button disabled={sending.state !== undefined} onClick={onClose}>
          {t('common:actions.close')}
        </Button>
      }
    >
      <p>{t('elsewhere.how')}</p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {(['xliff', 'tsv'] as const).map((kind) => (
          <Button key={kind} variant="outlined" disabled={isSaving} onClick={() => void save(kind)}>
            {t('elsewhere.save', { kind: kind === 'xliff' ? 'XLIFF 2.0' : 'TSV' })}
          </Button>
        ))}
      </div>
      <ReadingReport state={saved.state} cancelled={t('elsewhere.noFile')} onCancel={saved.cancel} />
      <h3>{t('elsewhere.bring')}</h3>
      <ReadingReport state={known.state} cancelled={t('elsewhere.notRead')} onCancel={known.cancel} />
      {known.state.step !== 'reading' && known.state.step !== 'ready' && (
        <div>
          <Button variant="outlined" onClick={() => void readAgain()}>
            {t('elsewhere.readAgain')}
          </Button>
        </div>
      )}
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
      {sending.wasStopped && <ReportBox role="status">{t('elsewhere.stopped')}</ReportBox>}
      {sending.state && (
        <>
          <RowsProgress
            label={t('elsewhere.sending', { rows: number(sending.state.done), total: number(sending.state.all) })}
            rows={sending.state.done}
            total={sending.state.all}
          />
          <div>
            <Button variant="outlined" onClick={sending.stop}>
              {t('common:actions.cancel')}
            </Button>
          </div>
        </>
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
