import { Button } from '@/shared/ui/controls/Button';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@/shared/mui/Dialog';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { useServerInfoQuery } from '@/shared/api/server-info';
import { ReportBox } from '@/shared/files/ReportBox';
import { RowsProgress } from '@/shared/files/RowsProgress';
import { MAX_CELL_LENGTH } from '@/tables/xlsx/xlsx-writer';
import { useFormat } from '@/shared/ui/format/use-format';
import { useSmallScreen } from '@/shared/ui/layout/use-small-screen';
import { useText } from '@/shared/ui/text/use-text';
import { ChoiceField } from './ChoiceField';
import { ColumnChooser } from './ColumnChooser';
import { ColumnGuide } from './ColumnGuide';
import { firstColumns } from './columns';
import { CopyAsProgram } from './CopyAsProgram';
import { CONTENTS, FILE_TYPES, type Content, type ExportOrder, type FileType } from './export-plan';
import { guideRows, guideSheet } from './guide';
import { useExport, type ExportState } from './use-export';
import styles from './ExportDialog.module.css';

export interface ExportProps {
  filter: AccessionFilter;
  /** The settled code of that filter; without one the filter itself is sent. */
  code: string | undefined;
  /** How many accessions the filter has, as the screen says. */
  total: number;
  /** In which order they stand on the screen. */
  order?: ExportOrder;
}

interface ExportReportProps {
  state: ExportState;
  total: number;
  csv: boolean;
}

/** How many rows there will be, are so far, and became; or why there is no file. */
function ExportReport({ state, total, csv }: ExportReportProps) {
  const { t } = useTranslation('export');
  const { number } = useFormat();
  if (state.step === 'failed') {
    const { status, message } = state.failure;
    const broken = status === 'PARSING' || status === 'OFFLINE';
    return <ReportBox role="alert">{broken ? t('broken') : t('failed', { message })}</ReportBox>;
  }
  if (state.step === 'tooLong') {
    const { row, column, length } = state;
    const figures = { row: number(row), length: number(length), limit: number(MAX_CELL_LENGTH) };
    return <ReportBox role="alert">{t('tooLong', { column, ...figures })}</ReportBox>;
  }
  if (state.step === 'running') {
    return (
      <RowsProgress
        label={t('progress', { rows: number(state.rows), total: number(total) })}
        rows={state.rows}
        total={total}
      />
    );
  }
  if (state.step === 'done') {
    const { rows, formulas, name } = state;
    return (
      <ReportBox role="status">
        <strong>{t('done', { count: rows, rows: number(rows), name })}</strong>
        {rows !== total && <span>{t('differs', { total: number(total), rows: number(rows) })}</span>}
        {csv && formulas > 0 && <span>{t('formulas', { count: formulas, shown: number(formulas) })}</span>}
      </ReportBox>
    );
  }
  return (
    <ReportBox role="status">
      {state.step === 'cancelled' && <strong>{t('cancelled')}</strong>}
      <span>{t('expected', { count: total, accessions: number(total), rows: number(total) })}</span>
    </ReportBox>
  );
}

interface Props {
  step: ExportState['step'];
  disabled: boolean;
  onStart: () => void;
  onCancel: () => void;
  onClose: () => void;
}

/** One button makes the file or stops it, and stays where it is, so that the focus is not lost. */
function ExportActions({ step, disabled, onStart, onCancel, onClose }: Props) {
  const { t } = useTranslation('export');
  const running = step === 'running';
  return (
    <DialogActions>
      <Button onClick={onClose} disabled={running}>
        {t('close')}
      </Button>
      <Button variant={running ? 'outlined' : 'contained'} disabled={disabled} onClick={running ? onCancel : onStart}>
        {running ? t('cancel') : t(step === 'done' ? 'again' : 'start')}
      </Button>
    </DialogActions>
  );
}

/** Makes a file of a result: what it holds, how many rows it will have, and has. Or the program that asks for it. */
export default function ExportDialog({ filter, code, total, order, onClose }: ExportProps & { onClose: () => void }) {
  const { t } = useTranslation('export');
  const text = useText('export', 'accession');
  const { number } = useFormat();
  const id = useId();
  const small = useSmallScreen();
  const [params] = useSearchParams();
  const [content, setContent] = useState<Content>('mcpd');
  const [type, setType] = useState<FileType>('csv');
  const [columns, setColumns] = useState(() => firstColumns(params.get('columns')?.split(',').filter(Boolean)));
  const { data: info } = useServerInfoQuery();
  const { state, start, cancel, forget } = useExport();
  const running = state.step === 'running';
  const tooMany = info !== undefined && total > info.exportLimit;
  const bare = content === 'columns' && columns.length === 0;
  const guide = guideRows(content, columns, text);
  const choose =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      forget();
    };
  const begin = () => {
    const sheets = { sheet: t('guide.data'), guide: { name: t('guide.sheet'), rows: guideSheet(guide, text) } };
    void start({ content, type, columns, filter, code, order, ...sheets });
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={small}
      aria-labelledby={id}
      // What is being written ends by its own button only.
      onClose={() => !running && onClose()}
    >
      <DialogTitle id={id}>{t('title', { count: total, shown: number(total) })}</DialogTitle>
      <DialogContent dividers>
        <div className={styles.parts}>
          <ChoiceField
            label={t('content.title')}
            options={CONTENTS.map((name) => ({ name, label: t(`content.${name}`), text: t(`content.${name}Text`) }))}
            value={content}
            disabled={running}
            onChange={choose(setContent)}
          />
          {content === 'columns' && (
            <ColumnChooser columns={columns} disabled={running} onChange={choose(setColumns)} />
          )}
          {content !== 'dwca' && (
            <>
              <ChoiceField
                label={t('type.title')}
                options={FILE_TYPES.map((name) => ({ name, label: t(`type.${name}`), text: t(`type.${name}Text`) }))}
                value={type}
                disabled={running}
                onChange={choose(setType)}
              />
              <ColumnGuide rows={guide} name={`columns-${content}.csv`} />
            </>
          )}
          <CopyAsProgram
            filter={filter}
            code={code}
            columns={content === 'columns' ? columns : firstColumns(undefined)}
          />
        </div>
      </DialogContent>
      {/* Always in sight, whatever is unfolded above. */}
      <div className={styles.report}>
        {tooMany ? (
          <p role="alert">{t('tooMany', { total: number(total), limit: number(info.exportLimit) })}</p>
        ) : (
          <ExportReport state={state} total={total} csv={type === 'csv' && content !== 'dwca'} />
        )}
      </div>
      <ExportActions step={state.step} disabled={tooMany || bare} onStart={begin} onCancel={cancel} onClose={onClose} />
    </Dialog>
  );
}
