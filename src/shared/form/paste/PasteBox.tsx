import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '@/shared/files/FileDrop';
import { TABLE_FILES, type FileKinds } from '@/shared/files/text-of-file';
import { useTextFile } from '@/shared/files/use-text-file';
import { Alert } from '@/shared/mui/Alert';
import { TextField } from '@/shared/mui/TextField';
import { useFileSize } from '@/shared/ui/format/use-file-size';
import { useFormat } from '@/shared/ui/format/use-format';
import { useIsolated } from '@/shared/ui/text/use-isolated';

interface Props {
  label: string;
  value: string;
  kinds?: FileKinds;
  readOnly?: boolean;
  onChange: (text: string) => void;
  onPaste?: (event: ClipboardEvent) => void;
}

/** A box for what is pasted, in whose place a file may be chosen or dropped. */
export function PasteBox({ label, value, kinds = TABLE_FILES, readOnly = false, onChange, onPaste }: Props) {
  const { t } = useTranslation('paste');
  const { list } = useFormat();
  const isolated = useIsolated();
  const size = useFileSize();
  const { said, read, forget } = useTextFile({ kinds, take: onChange, told: (name) => t('fileRead', { name }) });
  return (
    <FileDrop
      label={t('file')}
      button={t('file')}
      accept={kinds.accept.join(',')}
      disabled={readOnly}
      onFiles={(files) => void read(files)}
    >
      <span role="status">
        {said && !said.wrong
          ? said.text
          : t('drop', { kinds: list(kinds.accept.map(isolated)), size: size(kinds.largest) })}
      </span>
      <TextField
        multiline
        fullWidth
        minRows={6}
        maxRows={16}
        label={label}
        value={value}
        onPaste={onPaste}
        onChange={({ target }) => {
          forget();
          onChange(target.value);
        }}
        slotProps={{ htmlInput: { readOnly, spellCheck: false } }}
      />
      <div role="alert">{said?.wrong && <Alert severity="error">{said.text}</Alert>}</div>
    </FileDrop>
  );
}
