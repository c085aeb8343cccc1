import { useEffect, useMemo, useState } from 'react';
import { Autocomplete, ListItemText } from '@/shared/mui/apart/Autocomplete';
import { CircularProgress } from '@/shared/mui/apart/CircularProgress';
import { TextField } from '@/shared/mui/TextField';
import { useTranslation } from 'react-i18next';
import type { DrawnField, RelationField, RelationOption } from './field-definition';
import { useFieldState } from '../use-field-state';

/** Milliseconds without a key before the server is asked. */
const PAUSE = 250;

/** What was typed last, once somebody pauses; nothing at once. */
function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return typed === '' ? '' : paused;
}

const NOTHING: readonly RelationOption[] = [];

/** One other item, or several, found by typing. */
export default function RelationInput({ field, name, label, help, required }: DrawnField<RelationField>) {
  const { t } = useTranslation('fields');
  const { key, many = false, source } = field;
  const { value, setValue, touch, wrong } = useFieldState<unknown>(name);
  const [typed, setTyped] = useState('');
  const query = usePaused(typed.trim());
  const { options, busy, failure } = source.useOptions(query);

  const textOf = (one: unknown) => (key === undefined ? one : (one as Record<string, unknown>)[key]) as string;
  const values = (many ? ((value as unknown[] | null) ?? []) : value ? [value] : []).map(textOf);
  const nameOf = source.useNames(values);
  /** What chosen ones were called when they were chosen: nobody has to wait for that. */
  const [known, setKnown] = useState<Readonly<Record<string, string>>>({});
  const pairs = JSON.stringify(values.map((one) => ({ value: one, label: known[one] ?? nameOf(one) })));
  // The same list as long as nothing changes: another one would take what is being typed.
  const chosen = useMemo(() => JSON.parse(pairs) as RelationOption[], [pairs]);

  const choose = (next: readonly RelationOption[]) => {
    setKnown({ ...known, ...Object.fromEntries(next.map((one) => [one.value, one.label])) });
    const taken = next.map((one) => (key === undefined ? one.value : { [key]: one.value }));
    setValue(many ? taken : (taken[0] ?? (key === undefined ? '' : null)));
  };
  const waiting = busy || query !== typed.trim();

  return (
    <Autocomplete<RelationOption, boolean>
      multiple={many}
      fullWidth
      // What was found before is not what was typed: Enter would take its first.
      options={waiting ? NOTHING : options}
      value={many ? chosen : (chosen[0] ?? null)}
      onChange={(_, next) => choose(next === null ? [] : Array.isArray(next) ? next : [next])}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onBlur={touch}
      getOptionLabel={(option) => option.label}
      getOptionKey={(option) => option.value}
      isOptionEqualToValue={(option, one) => option.value === one.value}
      // The source has searched; its order is by fitness.
      filterOptions={(found) => found}
      filterSelectedOptions={many}
      autoHighlight
      slotProps={{ paper: { elevation: 8 } }}
      loading={waiting}
      loadingText={t('search.busy')}
      noOptionsText={failure ? t('search.failed') : query ? t('search.nothing') : t('search.hint')}
      openText={t('search.open')}
      closeText={t('search.close')}
      clearText={t('search.clear')}
      renderOption={({ key: id, ...props }, option) => (
        <li key={id} {...props}>
          <ListItemText primary={option.label} secondary={option.hint} sx={{ my: 0 }} />
        </li>
      )}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          name={name}
          label={label}
          required={required}
          error={wrong !== undefined || failure !== undefined}
          helperText={wrong ?? (failure ? t('search.failed') : (help ?? t('search.hint')))}
          slotProps={{
            ...slotProps,
            input: {
              ...slotProps.input,
              endAdornment: (
                <>
                  {waiting && <CircularProgress size={18} aria-hidden />}
                  {slotProps.input.endAdornment}
                </>
              ),
            },
            // A list that is filled needs no text in its input.
            htmlInput: { ...slotProps.htmlInput, 'aria-required': required, required: false },
            formHelperText: wrong || failure ? { role: 'alert' } : {},
          }}
        />
      )}
    />
  );
}
