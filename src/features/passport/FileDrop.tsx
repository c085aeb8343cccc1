import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FILE_MAX } from '@/contract/constants';
import { Button } from '@/shared/ui/Button';
import { styled } from '@/shared/ui/styled';
import { useFileSize } from '@/shared/ui/use-file-size';

const Drop = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  padding: theme.spacing(2),
  border: `2px dashed ${theme.vars.palette.divider}`,
  borderRadius: 6,
  '&[data-over]': { borderColor: theme.vars.palette.primary.main, backgroundColor: theme.vars.palette.tint },
}));

const TYPES = '.csv,.tsv,.tab,.txt,.xlsx,.gz';

/** One file, dropped or chosen. */
export function FileDrop({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) {
  const { t } = useTranslation('passport');
  const size = useFileSize();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file && !busy) onFile(file);
  };
  return (
    <Drop
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('file')}
        accept={TYPES}
        onChange={({ target }) => {
          take(target.files);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <Button variant="contained" disabled={busy} onClick={() => input.current?.click()}>
        {t('choose')}
      </Button>
      <span>{t('drop')}</span>
      <span>{t('largest', { size: size(FILE_MAX) })}</span>
    </Drop>
  );
}
