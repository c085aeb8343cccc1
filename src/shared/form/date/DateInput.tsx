import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMcpdDate } from '@/contract/schema';
import { Button } from '@/shared/ui/controls/Button';
import { dateFormat } from '@/shared/ui/intl';
import { useLocale } from '@/shared/ui/text/use-locale';
import { TextInput } from '../TextInput';
import { useFieldState } from '../use-field-state';
import type { DateField, DrawnField } from '../fields/field-definition';
import { readWrittenDate } from './read-written-date';

const BESIDE_HELP = { marginInlineStart: 8 };
const WITH_DAY = { dateStyle: 'long' } as const;
const WITH_MONTH = { year: 'numeric', month: 'long' } as const;
/** A day that reads the same whichever way round. */
const EXAMPLE = '20190523';

/** In words as far as it is known: figures would not say which of them is the month. */
function useDateWords(): (value: string, parts?: 'month') => string {
  const { t } = useTranslation('fields');
  const language = useLocale();
  return (value, parts) => {
    const [year = 0, month = 0, day = 0] = [value.slice(0, 4), value.slice(4, 6), value.slice(6)].map(Number);
    if (month === 0) return t('date.noMonth', { year: String(year) });
    const options = day === 0 || parts === 'month' ? WITH_MONTH : WITH_DAY;
    const words = dateFormat(language, { timeZone: 'UTC', ...options }).format(Date.UTC(year, month - 1, day || 1));
    return day === 0 ? t('date.noDay', { month: words }) : words;
  };
}

/** A date as people write it, with what was understood of it and will be saved: `YYYYMMDD`. */
export default function DateInput({ name, label, help, required }: DrawnField<DateField>) {
  const { t } = useTranslation('fields');
  const language = useLocale();
  const wordsOf = useDateWords();
  const { value, setValue, wrong } = useFieldState<string | null>(name);
  const [typed, setTyped] = useState(value ?? '');
  const [own, setOwn] = useState(value);
  if (value !== own) {
    // Not from here: put back, discarded, or changed by the server.
    setOwn(value);
    setTyped(value ?? '');
  }
  const read = useMemo(() => readWrittenDate(typed, language), [typed, language]);
  const take = (next: string) => {
    setOwn(next);
    setValue(next);
  };
  const isDate = value !== null && isMcpdDate(value);
  const either = read?.other && [{ value: read.value, dayFirst: !read.other.dayFirst }, read.other];
  const taken = either?.find((each) => each.value === value);
  const other = either?.find((each) => each !== taken);
  const examples = { day: wordsOf(EXAMPLE), month: wordsOf(EXAMPLE, 'month'), year: EXAMPLE.slice(0, 4) };

  const understood = () => {
    if (!isDate) return undefined;
    if (typed.trim() === value) return wordsOf(value);
    const saved = t('date.saved', { words: wordsOf(value), value });
    return taken ? `${t(taken.dayFirst ? 'date.dayFirst' : 'date.monthFirst')} ${saved}` : saved;
  };
  return (
    <div>
      <TextInput
        name={name}
        label={label}
        typed={typed}
        onType={(text) => {
          setTyped(text);
          take(readWrittenDate(text, language)?.value ?? text);
        }}
        helperText={understood() ?? help ?? t('date.help', examples)}
        // The end before its start is a date all the same.
        mend={wrong !== undefined && !isDate ? t('date.write', examples) : undefined}
        required={required}
        autoComplete="off"
      />
      {taken && other && (
        <Button size="small" style={BESIDE_HELP} onClick={() => take(other.value)}>
          {t('date.readAs', { date: wordsOf(other.value) })}
        </Button>
      )}
    </div>
  );
}
