import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMcpdDate } from '@/contract/is-mcpd-date';
import { Button } from '@/shared/ui/controls/Button';
import { useLocale } from '@/shared/ui/text/use-locale';
import { TextInput } from '../TextInput';
import { useFieldState } from '../use-field-state';
import type { DateField, DrawnField } from '../fields/field-definition';
import { readWrittenDate } from './read-written-date';
import { useDateExamples, useDateWords } from './use-date-words';

const BESIDE_HELP = { marginInlineStart: 8 };

/** A date as people write it, with what was understood of it and will be saved: `YYYYMMDD`. */
export default function DateInput({ name, label, help, required }: DrawnField<DateField>) {
  const { t } = useTranslation('fields');
  const language = useLocale();
  const wordsOf = useDateWords();
  const { value, setValue, wrong } = useFieldState<string | null>(name);
  /** As people would write what is saved, where that reads the same; else as it is. */
  const written = (date: string | null): string => {
    if (date === null || !isMcpdDate(date)) return date ?? '';
    const month = date.endsWith('0000') ? date.slice(0, 4) : wordsOf(`${date.slice(0, 6)}01`, 'month');
    const words = date.endsWith('00') ? month : wordsOf(date);
    return readWrittenDate(words, language)?.value === date ? words : date;
  };
  const [shown, setShown] = useState(() => written(value));
  const [typed, setTyped] = useState(shown);
  const [own, setOwn] = useState(value);
  if (value !== own) {
    // Not from here: put back, discarded, or changed by the server.
    const next = written(value);
    setOwn(value);
    setShown(next);
    setTyped(next);
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
  const examples = useDateExamples();

  const understood = () => {
    if (!isDate) return undefined;
    if (typed === shown) return value.endsWith('00') ? wordsOf(value) : undefined;
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
