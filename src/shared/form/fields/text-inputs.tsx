import { use, useMemo, useRef, useState } from 'react';
import { TextField } from '@/shared/mui/TextField';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/shared/ui/format/use-format';
import type {
  DayField,
  DrawnField,
  LongTextField,
  NumberField,
  TextField as TextFieldDefinition,
  TextFormat,
  TextsField,
} from './field-definition';
import { LongTextAid } from './long-text-aid';
import { TextInput } from '../TextInput';
import { useFieldRules, useFieldState } from '../use-field-state';

/** From this part of the most characters on it is said how many there are. */
const NEARLY = 0.8;

/** How long the text may be, once that matters; otherwise what helps. */
export function useLengthHelp(name: string, help: string | undefined, most?: number): string | undefined {
  const { t } = useTranslation('fields');
  const { number } = useFormat();
  const { max = most } = useFieldRules(name);
  const [{ value }] = useField<string | null>(name);
  const used = value?.length ?? 0;
  return max === undefined || used < max * NEARLY ? help : t('length', { used: number(used), most: number(max) });
}

const UPPER: ReadonlySet<TextFormat | undefined> = new Set(['wiewsCode', 'countryCode'] as const);
const INPUT_MODES: Partial<Record<TextFormat, 'email' | 'url' | 'tel'>> = { email: 'email', url: 'url', phone: 'tel' };

/** What helps to type a text of this format. */
const typing = (format: TextFormat | undefined) =>
  format === undefined
    ? { dir: 'auto' }
    : {
        dir: 'ltr',
        autoCapitalize: UPPER.has(format) ? 'characters' : 'off',
        autoCorrect: 'off',
        spellCheck: false,
        inputMode: INPUT_MODES[format],
      };

export function PlainInput({ field, name, label, help, required }: DrawnField<TextFieldDefinition>) {
  const { format, max, autoComplete = 'off' } = field;
  const { value, setValue } = useFieldState<string | null>(name);
  const helperText = useLengthHelp(name, help, max);
  return (
    <TextInput
      name={name}
      label={label}
      helperText={helperText}
      required={required}
      autoComplete={autoComplete}
      slotProps={useMemo(() => ({ htmlInput: typing(format) }), [format])}
      onBlur={() => {
        const upper = value?.toUpperCase();
        if (upper !== undefined && upper !== value && UPPER.has(format)) setValue(upper);
      }}
    />
  );
}

export function LongTextInput({ field, name, label, help, required }: DrawnField<LongTextField>) {
  const helperText = useLengthHelp(name, help, field.max);
  const aid = use(LongTextAid);
  const input = useRef<HTMLTextAreaElement>(null);
  const [{ value }] = useField<string | null>(name);
  return (
    <>
      <TextInput
        multiline
        inputRef={input}
        minRows={field.rows ?? 4}
        maxRows={20}
        name={name}
        label={label}
        helperText={helperText}
        required={required}
      />
      {aid({ input, label, text: value ?? '' })}
    </>
  );
}

export function NumberInput({ field, name, label, help, required }: DrawnField<NumberField>) {
  const inputMode = field.whole && (field.min ?? -1) >= 0 ? 'numeric' : 'text';
  return (
    <TextInput
      name={name}
      label={label}
      helperText={help}
      required={required}
      autoComplete="off"
      // Not `type="number"`, which drops what is none and counts when somebody scrolls.
      slotProps={useMemo(() => ({ htmlInput: { dir: 'ltr', inputMode } }), [inputMode])}
    />
  );
}

// What a browser shows before a day is chosen stands where the label would.
const ABOVE = { inputLabel: { shrink: true } };

export function DayInput({ name, label, help, required }: DrawnField<DayField>) {
  return <TextInput type="date" name={name} label={label} helperText={help} required={required} slotProps={ABOVE} />;
}

const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** One text a line. Blank lines and duplicates go when the field is left; of duplicates it is said how many. */
export function TextsInput({ field, name, label, help, required }: DrawnField<TextsField>) {
  const { t } = useTranslation('fields');
  const { value, setValue, touch, wrong } = useFieldState<string[]>(name);
  const [typed, setTyped] = useState(() => value.join('\n'));
  const [own, setOwn] = useState(value);
  const [doubles, setDoubles] = useState(0);
  if (value !== own) {
    // Not from here: put back, discarded, or changed by the server.
    setOwn(value);
    setTyped(value.join('\n'));
  }
  const take = (text: string, lines: string[]) => {
    setTyped(text);
    setOwn(lines);
    setValue(lines);
  };
  return (
    <TextField
      fullWidth
      multiline
      minRows={3}
      maxRows={12}
      name={name}
      label={label}
      required={required}
      value={typed}
      onChange={({ target }) => {
        setDoubles(0);
        take(target.value, linesOf(target.value));
      }}
      onBlur={() => {
        const lines = linesOf(typed).map((line) => (UPPER.has(field.format) ? line.toUpperCase() : line));
        const once = [...new Set(lines)];
        setDoubles(lines.length - once.length);
        // First: it checks what was there before.
        touch();
        if (once.join('\n') !== typed) take(once.join('\n'), once);
      }}
      error={wrong !== undefined}
      helperText={wrong ?? (doubles > 0 ? t('duplicates', { count: doubles }) : (help ?? t('oneALine')))}
      slotProps={{
        htmlInput: typing(field.format),
        formHelperText: wrong ? { role: 'alert' } : doubles > 0 ? { role: 'status' } : {},
      }}
    />
  );
}
