import { useRef } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { Stack } from '@/shared/mui/Stack';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import type { DrawnField, JsonField } from './field-definition';
import { jsonFault } from './json-fault';
import { TextInput } from '../TextInput';
import { useFieldState } from '../use-field-state';

/** JSON as text, with the place of the first thing that is wrong with it. */
export default function JsonInput({ field, name, label, help, required }: DrawnField<JsonField>) {
  const { t } = useTranslation('fields');
  const input = useRef<HTMLTextAreaElement>(null);
  const [{ value }] = useField<string>(name);
  const { wrong } = useFieldState<string>(name);
  const fault = value.trim() === '' ? undefined : jsonFault(value);
  const go = () => {
    input.current?.focus();
    input.current?.setSelectionRange(fault?.at ?? 0, (fault?.at ?? 0) + 1);
  };
  return (
    <div>
      <TextInput
        multiline
        inputRef={input}
        minRows={field.rows ?? 8}
        maxRows={30}
        name={name}
        label={label}
        helperText={help}
        required={required}
        slotProps={{
          htmlInput: {
            dir: 'ltr',
            spellCheck: false,
            autoCapitalize: 'off',
            autoCorrect: 'off',
            style: {
              fontFamily: 'ui-monospace, monospace',
              fontSize: '0.8125rem',
              whiteSpace: 'pre',
              overflowX: 'auto',
            },
          },
        }}
      />
      {wrong && fault && (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <span>{t('json.at', { line: fault.line, column: fault.column })}</span>
          <Button size="small" onClick={go}>
            {t('json.go')}
          </Button>
        </Stack>
      )}
    </div>
  );
}
