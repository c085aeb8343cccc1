import { useId, useState } from 'react';
import { getIn, useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { ContentLanguage } from '@/contract/constants';
import { TRANSLATED_LANGUAGES } from '@/contract/content/languages';
import type { MenuItem } from '@/contract/content/menu';
import { articleSource } from '@/entities/names/relations/relation-sources';
import { useLanguageName } from '@/entities/publication/values/use-language-name';
import { FieldFrame } from '@/shared/form/fields/FieldFrame';
import RelationInput from '@/shared/form/fields/RelationInput';
import { PlainInput } from '@/shared/form/fields/text-inputs';
import { isProblem } from '@/shared/form/problem';
import { useFieldState } from '@/shared/form/use-field-state';
import { TextField } from '@/shared/mui/TextField';
import { ChoiceLabel } from '@/shared/ui/controls/ChoiceLabel';
import { inLanguage } from '@/shared/ui/text/in-language';
import styles from './MenuFields.module.css';

const LEADS = ['article', 'address', 'heading'] as const;
type Leads = (typeof LEADS)[number];

interface Props {
  item: MenuItem;
  /** Where it lies in the form. */
  path: string;
  name: string;
}

/** What an item says in each language, and where it leads. */
export function ItemFields({ item, path, name }: Props) {
  const { t } = useTranslation(['menu', 'form']);
  const id = useId();
  const nameOf = useLanguageName();
  const { errors, submitCount, setFieldValue } = useFormikContext();
  const [leads, setLeads] = useState<Leads>(item.slug ? 'article' : item.url ? 'address' : 'heading');
  // It has neither a title nor an article.
  const nameless = submitCount > 0 && isProblem(getIn(errors, path)) ? t('form:problem.required') : undefined;
  const { translations = {} } = item;
  const translate = (language: ContentLanguage, title: string) => {
    const { [language]: _, ...others } = translations;
    const all = title === '' ? others : { ...others, [language]: { title } };
    void setFieldValue(`${path}.translations`, Object.keys(all).length > 0 ? all : undefined);
  };
  const lead = (to: Leads) => {
    setLeads(to);
    if (to !== 'article') void setFieldValue(`${path}.slug`, null);
    if (to !== 'address') void setFieldValue(`${path}.url`, null);
  };
  return (
    <section className={styles.item} aria-labelledby={id}>
      <h2 id={id} dir="auto">
        {name || t('menu:nameless')}
      </h2>
      <TitleInput
        path={`${path}.title`}
        label={t('menu:fields.title')}
        language="en"
        value={item.title ?? ''}
        help={leads === 'article' ? t('menu:help.title') : undefined}
        nameless={nameless}
        onChange={(title) => void setFieldValue(`${path}.title`, title === '' ? null : title)}
      />
      <FieldFrame role="radiogroup" label={t('menu:leads.label')} required={false} wrong={undefined}>
        {LEADS.map((each) => (
          <ChoiceLabel key={each}>
            <input type="radio" name={id} value={each} checked={leads === each} onChange={() => lead(each)} />
            {t(`menu:leads.${each}`)}
          </ChoiceLabel>
        ))}
      </FieldFrame>
      {leads === 'article' && (
        <RelationInput
          entity="menu"
          field={{ kind: 'relation', name: 'slug', source: articleSource }}
          name={`${path}.slug`}
          label={t('menu:fields.slug')}
          help={t('menu:help.slug')}
          required={false}
        />
      )}
      {leads === 'address' && (
        <PlainInput
          entity="menu"
          field={{ kind: 'text', name: 'url', format: 'url', max: 1_000 }}
          name={`${path}.url`}
          label={t('menu:fields.url')}
          help={t('menu:help.url')}
          required={false}
        />
      )}
      <fieldset className={styles.languages}>
        <legend>{t('menu:otherLanguages')}</legend>
        <p>{t('menu:help.translations')}</p>
        {TRANSLATED_LANGUAGES.map((language) => (
          <TitleInput
            key={language}
            path={`${path}.translations.${language}.title`}
            label={nameOf(language)}
            language={language}
            value={translations[language]?.title ?? ''}
            onChange={(title) => translate(language, title)}
          />
        ))}
      </fieldset>
    </section>
  );
}

interface TitleProps {
  path: string;
  label: string;
  language: ContentLanguage;
  value: string;
  help?: string | undefined;
  nameless?: string | undefined;
  onChange: (title: string) => void;
}

function TitleInput({ path, label, language, value, help, nameless, onChange }: TitleProps) {
  const { touch, wrong = nameless } = useFieldState<string | null | undefined>(path);
  return (
    <TextField
      fullWidth
      name={path}
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={touch}
      error={wrong !== undefined}
      helperText={wrong ?? help}
      slotProps={{
        htmlInput: { ...inLanguage(language), autoComplete: 'off' },
        formHelperText: wrong ? { role: 'alert' } : {},
      }}
    />
  );
}
