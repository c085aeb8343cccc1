import { useState } from 'react';
import { styled } from '@/shared/ui/styled';
import { TextField } from '@/shared/mui/TextField';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { ENABLED_LANGUAGES, RTL_LANGUAGES, type Language } from '@/contract/constants';
import type { Translations } from '@/contract/publication';
import { useFieldState } from '@/shared/form/use-field-state';
import { Missing } from '@/shared/ui/Missing';
import { NativeSelect } from '@/shared/ui/NativeSelect';
import { useLanguageName } from './use-language-name';

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1, 3),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  '& h3': { margin: 0, fontSize: '1rem' },
  '& .source': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
}));

const PARTS = ['title', 'description'] as const;
type PartName = (typeof PARTS)[number];
type Values = Partial<Record<PartName | 'language', string | null>> & { translations?: Translations };
type Progress = 'translated' | 'partly' | 'missing';

const NOTHING: Values = { translations: {}, title: '', description: '', language: '' };

/**
 * The step of an editor that translates, of any kind. Title, description and language are there to be translated from,
 * and are not changed.
 */
export const translationsStep = {
  name: 'translations',
  form: {
    valuesOf: (item: Values = {}) =>
      Object.fromEntries(Object.entries(NOTHING).map(([name, none]) => [name, item[name as keyof Values] ?? none])),
    Fields: TranslationFields,
  },
};

/** How far a language has come: a description that there is none of needs no translation. */
const progressOf = ({ description, translations }: Values, language: Language): Progress => {
  const there = translations?.[language];
  if (!there?.title && !there?.description) return 'missing';
  return there.title && (there.description || !description) ? 'translated' : 'partly';
};

/** Title and description in one further language at a time, beside what they are translated from. */
function TranslationFields() {
  const { t } = useTranslation('publishing');
  const { values, errors, submitCount } = useFormikContext<Values>();
  const nameOf = useLanguageName();
  const languages = ENABLED_LANGUAGES.filter((each) => each !== values.language);
  const [chosen, setChosen] = useState<Language>(
    () => languages.find((each) => progressOf(values, each) !== 'translated') ?? languages[0] ?? 'en',
  );
  // What keeps the form from being saved may be in a language that is not shown.
  const wrong = languages.find((each) => (errors.translations as Translations | undefined)?.[each]);
  const [seen, setSeen] = useState(submitCount);
  if (submitCount !== seen) {
    setSeen(submitCount);
    if (wrong) setChosen(wrong);
  }
  return (
    <>
      <NativeSelect
        label={t('translate.language')}
        value={chosen}
        options={languages.map((each) => ({
          value: each,
          label: t(`translate.${progressOf(values, each)}`, { language: nameOf(each) }),
        }))}
        onChange={(value) => setChosen(value as Language)}
      />
      {PARTS.map((part) => (
        <Pair key={part}>
          <div>
            <h3>{t(`translate.source.${part}`)}</h3>
            <p className="source" dir="auto" lang={values.language || undefined}>
              {values[part] || <Missing />}
            </p>
          </div>
          <TranslationInput
            key={chosen}
            language={chosen}
            part={part}
            label={t(`translate.${part}`, { language: nameOf(chosen) })}
          />
        </Pair>
      ))}
    </>
  );
}

function TranslationInput({ language, part, label }: { language: Language; part: PartName; label: string }) {
  const { values, setFieldValue } = useFormikContext<Values>();
  const name = `translations.${language}.${part}`;
  const { value, touch, wrong } = useFieldState<string | null | undefined>(name);
  // A language without a word is none.
  const change = (typed: string) => {
    const { [language]: before, ...others } = values.translations ?? {};
    const { [part]: _before, ...rest }: NonNullable<typeof before> = before ?? {};
    const now: typeof rest & Partial<Record<PartName, string>> = typed === '' ? rest : { ...rest, [part]: typed };
    const empty = PARTS.every((each) => !now[each]);
    void setFieldValue('translations', empty ? others : { ...others, [language]: now });
  };
  return (
    <TextField
      fullWidth
      name={name}
      label={label}
      value={value ?? ''}
      multiline={part === 'description'}
      minRows={part === 'description' ? 6 : undefined}
      onChange={(event) => change(event.target.value)}
      onBlur={touch}
      error={wrong !== undefined}
      helperText={wrong}
      slotProps={{
        htmlInput: { lang: language, dir: RTL_LANGUAGES.includes(language) ? 'rtl' : 'ltr' },
        formHelperText: wrong ? { role: 'alert' } : {},
      }}
    />
  );
}
