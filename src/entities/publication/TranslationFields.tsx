import { useState } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { TextField } from '@/shared/mui/TextField';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { ENABLED_LANGUAGES, RTL_LANGUAGES, type Language } from '@/contract/constants';
import type { DescriptorTerm } from '@/contract/descriptor/descriptor';
import type { Translations } from '@/contract/publication/publication';
import { LIMITS } from '@/contract/schema';
import { useFieldState } from '@/shared/form/use-field-state';
import { Missing } from '@/shared/ui/text/Missing';
import { NativeSelect } from '@/shared/ui/controls/NativeSelect';
import { PlainTable } from '@/shared/ui/layout/PlainTable';
import { progressOf, sourceOf, textIn, withTranslation, type Source, type TextPart } from './text-in';
import { useLanguageName } from './values/use-language-name';
import styles from './TranslationFields.module.css';

/** Without its region or script, by its shortest code: a text in `en-GB` or `eng` is English. */
function languageIn(tag: string | null | undefined): string {
  try {
    return new Intl.Locale(tag ?? '').language;
  } catch {
    return '';
  }
}

type Values = Source & { translations?: Translations };

const NOTHING: Values = { translations: {}, title: '', description: '', language: '', terms: [] };

/**
 * The step of an editor that translates, of any kind. What is translated from, and its language, are there to be read,
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

/** The texts of an item in one further language at a time, beside what they are translated from. */
function TranslationFields() {
  const { t } = useTranslation('publishing');
  const { values, errors, submitCount } = useFormikContext<Values>();
  const nameOf = useLanguageName();
  const languages = ENABLED_LANGUAGES.filter((each) => languageIn(each) !== languageIn(values.language));
  const progress = (language: Language) => progressOf(values, values.translations?.[language]);
  const [chosen, setChosen] = useState<Language>(
    () => languages.find((each) => progress(each) !== 'translated') ?? languages[0] ?? 'en',
  );
  // What keeps the form from being saved may be in a language that is not shown.
  const wrong = languages.find((each) => (errors.translations as Translations | undefined)?.[each]);
  const [seen, setSeen] = useState(submitCount);
  if (submitCount !== seen) {
    setSeen(submitCount);
    if (wrong) setChosen(wrong);
  }
  const { terms = [] } = values;
  return (
    <>
      <NativeSelect
        label={t('translate.language')}
        value={chosen}
        options={languages.map((each) => ({
          value: each,
          label: t(`translate.${progress(each)}`, { language: nameOf(each) }),
        }))}
        onChange={(value) => setChosen(value as Language)}
      />
      {(['title', 'description'] as const).map((part) => (
        <div className={styles.pair} key={part}>
          <div>
            <h3>{t(`translate.source.${part}`)}</h3>
            <p className={styles.source} dir="auto" lang={values.language || undefined}>
              {values[part] || <Missing />}
            </p>
          </div>
          <TranslationInput key={chosen} language={chosen} part={part} />
        </div>
      ))}
      {terms.length > 0 && <TermInputs key={chosen} language={chosen} terms={terms} />}
    </>
  );
}

/** A text in a language, what to do to change it, and what its source was where that has changed since. */
function useText(language: Language, part: TextPart) {
  const { values, setFieldValue } = useFormikContext<Values>();
  const change = (typed: string) =>
    void setFieldValue('translations', withTranslation(values, values.translations, language, part, typed));
  return { ...textIn(values, values.translations?.[language], part), change };
}

const writing = (language: Language) => ({ lang: language, dir: RTL_LANGUAGES.includes(language) ? 'rtl' : 'ltr' });

function TranslationInput({ language, part }: { language: Language; part: 'title' | 'description' }) {
  const { t } = useTranslation('publishing');
  const nameOf = useLanguageName();
  const name = `translations.${language}.${part}`;
  const { touch, wrong } = useFieldState<string | null | undefined>(name);
  const { text, was, change } = useText(language, part);
  const label = t(`translate.${part}`, { language: nameOf(language) });
  return (
    <div>
      <TextField
        fullWidth
        name={name}
        label={label}
        value={text}
        multiline={part === 'description'}
        minRows={part === 'description' ? 6 : undefined}
        onChange={(event) => change(event.target.value)}
        onBlur={touch}
        error={wrong !== undefined}
        helperText={wrong}
        slotProps={{ htmlInput: writing(language), formHelperText: wrong ? { role: 'alert' } : {} }}
      />
      {was !== undefined && <Outdated label={label} was={was} keep={() => change(text)} />}
    </div>
  );
}

/** Says that a translation is older than its source, and lets it stand all the same. */
function Outdated({ label, was, keep }: { label: string; was: string; keep: () => void }) {
  const { t } = useTranslation('publishing');
  const { values } = useFormikContext<Values>();
  return (
    <>
      <p>
        {t('translate.changed')} <bdi lang={values.language || undefined}>{was}</bdi>
      </p>
      <Button size="small" onClick={keep} aria-label={`${t('translate.keep')}: ${label}`}>
        {t('translate.keep')}
      </Button>
    </>
  );
}

/** What codes mean in a language, beside what they were said to mean. */
function TermInputs({ language, terms }: { language: Language; terms: readonly DescriptorTerm[] }) {
  const { t } = useTranslation(['publishing', 'descriptor']);
  const nameOf = useLanguageName();
  const { touch, wrong } = useFieldState<unknown>(`translations.${language}.terms`);
  const head = t('translate.terms', { language: nameOf(language) });
  return (
    <div className={styles.terms}>
      {wrong && <p role="alert">{wrong}</p>}
      <PlainTable label={t('descriptor:codingTable')}>
        <thead>
          <tr>
            <th scope="col">{t('descriptor:code')}</th>
            <th scope="col">{t('translate.source.terms')}</th>
            <th scope="col">{head}</th>
          </tr>
        </thead>
        <tbody>
          {terms.map(({ code }) => (
            <TermRow key={code} language={language} code={code} head={head} touch={touch} wrong={wrong} />
          ))}
        </tbody>
      </PlainTable>
    </div>
  );
}

interface TermProps {
  language: Language;
  code: string;
  head: string;
  touch: () => void;
  /** What is wrong with one of them. */
  wrong: string | undefined;
}

function TermRow({ language, code, head, touch, wrong }: TermProps) {
  const { values } = useFormikContext<Values>();
  const { text, was, change } = useText(language, { code });
  const label = `${head}: ${code}`;
  return (
    <tr>
      <th scope="row">
        <bdi>{code}</bdi>
      </th>
      <td>
        <bdi lang={values.language || undefined}>{sourceOf(values, { code })}</bdi>
      </td>
      <td>
        <input
          {...writing(language)}
          aria-label={label}
          aria-invalid={wrong !== undefined && text.length > LIMITS.title}
          value={text}
          onChange={(event) => change(event.target.value)}
          onBlur={touch}
        />
        {was !== undefined && <Outdated label={label} was={was} keep={() => change(text)} />}
      </td>
    </tr>
  );
}
