import { createRef, Suspense, use, useState } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { TextField } from '@/shared/mui/TextField';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { ENABLED_LANGUAGES, type ContentLanguage, type Language } from '@/contract/constants';
import type { DescriptorTerm } from '@/contract/descriptor/descriptor';
import type { Translations } from '@/contract/publication/publication';
import {
  languageIn,
  progressOf,
  sourceOf,
  textIn,
  withTranslation,
  writtenIn,
  type Source,
  type TextName,
} from '@/contract/publication/text-in';
import { LIMITS } from '@/contract/schema';
import { LongTextAid } from '@/shared/form/fields/long-text-aid';
import type { MarkdownField } from '@/shared/form/fields/field-definition';
import type MarkdownInput from '@/shared/form/fields/MarkdownInput';
import { useFieldState } from '@/shared/form/use-field-state';
import { Missing } from '@/shared/ui/text/Missing';
import { NativeSelect } from '@/shared/ui/controls/NativeSelect';
import { PlainTable } from '@/shared/ui/layout/PlainTable';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { inLanguage } from '@/shared/ui/text/in-language';
import { TranslationNote } from '@/shared/translate/TranslationNote';
import { MachineTranslation } from './MachineTranslation';
import { useLanguageName } from './values/use-language-name';
import styles from './TranslationFields.module.css';

type Values = Source & { translations?: Translations };

const PARTS = ['title', 'description'] as const;

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
  const own = writtenIn(values.language);
  const languages = ENABLED_LANGUAGES.filter((each) => languageIn(each) !== own);
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
      <LanguageFields key={chosen} language={chosen} parts={PARTS} />
    </>
  );
}

const Markdown = lazyPart<typeof MarkdownInput>(() => import('@/shared/form/fields/MarkdownInput'));

type Part = 'title' | 'description' | 'body';

interface LanguageProps {
  language: ContentLanguage;
  parts: readonly Part[];
  /** How the body is written. */
  body?: MarkdownField;
}

/** Its texts in one language, each beside what it is translated from. */
export function LanguageFields({ language, parts, body }: LanguageProps) {
  const { t } = useTranslation('publishing');
  const { terms = [] } = useFormikContext<Values>().values;
  const nameOf = useLanguageName();
  return (
    <>
      <TranslationNote />
      {parts.map((part) => (
        <div className={styles.pair} key={part}>
          <SourceText part={part} />
          <TranslationInput
            language={language}
            part={part}
            label={t(`translate.${part}`, { language: nameOf(language) })}
            {...(part === 'body' && body && { markdown: body })}
          />
        </div>
      ))}
      {terms.length > 0 && <TermInputs language={language} terms={terms} />}
    </>
  );
}

/** What is translated from, and what is wrong with that. */
function SourceText({ part }: { part: Part }) {
  const { t } = useTranslation('publishing');
  const { values } = useFormikContext<Values>();
  const { wrong } = useFieldState<unknown>(part);
  return (
    <div>
      <h3>{t(`translate.source.${part}`)}</h3>
      <p className={styles.source} dir="auto" lang={values.language || undefined}>
        {values[part] || <Missing />}
      </p>
      {wrong && (
        <p role="alert" data-invalid tabIndex={-1}>
          {wrong}
        </p>
      )}
    </div>
  );
}

/** A text in a language, what to do to change it, and what its source was where that has changed since. */
function useText(language: ContentLanguage, part: TextName) {
  const { values, setFieldValue } = useFormikContext<Values>();
  const change = (typed: string) =>
    void setFieldValue('translations', withTranslation(values, values.translations, language, part, typed));
  return { ...textIn(values, values.translations?.[language], part), source: sourceOf(values, part), change };
}

/** Lines of a text, before it grows. */
const DESCRIPTION_ROWS = 6;

interface InputProps {
  language: ContentLanguage;
  part: 'name' | 'otherNames' | Part;
  label: string;
  /** Where it is written in Markdown. */
  markdown?: MarkdownField;
}

/** A text of the item that the form holds, in a language. */
export function TranslationInput({ language, part, label, markdown }: InputProps) {
  const name = `translations.${language}.${part}`;
  const { touch, wrong } = useFieldState<string | null | undefined>(name);
  const { text, was, source, change } = useText(language, part);
  const aid = use(LongTextAid);
  const [input] = useState(() => createRef<HTMLTextAreaElement>());
  return (
    <div>
      {markdown ? (
        <Suspense fallback={<Skeleton variant="rounded" height={56} />}>
          <Markdown
            entity="publishing"
            field={{ ...markdown, language }}
            name={name}
            label={label}
            required={false}
            onType={change}
          />
        </Suspense>
      ) : (
        <TextField
          fullWidth
          name={name}
          label={label}
          value={text}
          {...(part === 'description' && { multiline: true, minRows: DESCRIPTION_ROWS, inputRef: input })}
          {...(part === 'otherNames' && { multiline: true })}
          onChange={(event) => change(event.target.value)}
          onBlur={touch}
          error={wrong !== undefined}
          helperText={wrong}
          slotProps={{ htmlInput: inLanguage(language), formHelperText: wrong ? { role: 'alert' } : {} }}
        />
      )}
      {!markdown && part === 'description' && aid({ input, label, text, language })}
      <MachineTranslation {...{ name, label, language, source, text, change }} />
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
function TermInputs({ language, terms }: { language: ContentLanguage; terms: readonly DescriptorTerm[] }) {
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
  language: ContentLanguage;
  code: string;
  head: string;
  touch: () => void;
  /** What is wrong with one of them. */
  wrong: string | undefined;
}

function TermRow({ language, code, head, touch, wrong }: TermProps) {
  const { values } = useFormikContext<Values>();
  const { text, was, source, change } = useText(language, `terms.${code}`);
  const label = `${head}: ${code}`;
  return (
    <tr>
      <th scope="row">
        <bdi>{code}</bdi>
      </th>
      <td>
        <bdi lang={values.language || undefined}>{source}</bdi>
      </td>
      <td>
        <input
          {...inLanguage(language)}
          aria-label={label}
          aria-invalid={wrong !== undefined && text.length > LIMITS.title}
          value={text}
          onChange={(event) => change(event.target.value)}
          onBlur={touch}
        />
        <MachineTranslation
          {...{ name: `translations.${language}.terms.${code}`, label, language, source, text, change }}
        />
        {was !== undefined && <Outdated label={label} was={was} keep={() => change(text)} />}
      </td>
    </tr>
  );
}
