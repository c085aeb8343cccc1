import { useId, useState } from 'react';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useServerInfoQuery } from '@/shared/api/server-info';
import { useFormat } from '@/shared/ui/use-format';
import { useSmallScreen } from '@/shared/ui/use-small-screen';
import { useText } from '@/shared/ui/use-text';
import { ChoiceField } from './ChoiceField';
import { ColumnChooser } from './ColumnChooser';
import { ColumnGuide } from './ColumnGuide';
import { firstColumns } from './columns';
import { CopyAsProgram } from './CopyAsProgram';
import { ExportActions } from './ExportActions';
import type { ExportProps } from './ExportButton';
import { CONTENTS, FILE_TYPES, type Content, type FileType } from './export-plan';
import { ExportReport } from './ExportReport';
import { guideRows, guideSheet } from './guide';
import { useExport } from './use-export';

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& p': { margin: 0 },
  '& summary': { fontWeight: 600, cursor: 'pointer' },
}));

const Report = styled('div')(({ theme }) => ({ padding: theme.spacing(2, 3, 1), '& p': { margin: 0 } }));

/** Makes a file of a result: what it holds, how many rows it will have, and has. Or the program that asks for it. */
export default function ExportDialog({ filter, code, total, onClose }: ExportProps & { onClose: () => void }) {
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
    void start({ content, type, columns, filter, code, ...sheets });
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
        <Parts>
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
          <ChoiceField
            label={t('type.title')}
            options={FILE_TYPES.map((name) => ({ name, label: t(`type.${name}`), text: t(`type.${name}Text`) }))}
            value={type}
            disabled={running}
            onChange={choose(setType)}
          />
          <ColumnGuide rows={guide} name={`columns-${content}.csv`} />
          <CopyAsProgram
            filter={filter}
            code={code}
            columns={content === 'columns' ? columns : firstColumns(undefined)}
          />
        </Parts>
      </DialogContent>
      {/* Always in sight, whatever is unfolded above. */}
      <Report>
        {tooMany ? (
          <p role="alert">{t('tooMany', { total: number(total), limit: number(info.exportLimit) })}</p>
        ) : (
          <ExportReport state={state} total={total} csv={type === 'csv'} />
        )}
      </Report>
      <ExportActions step={state.step} disabled={tooMany || bare} onStart={begin} onCancel={cancel} onClose={onClose} />
    </Dialog>
  );
}
