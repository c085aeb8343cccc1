import { useTranslation } from 'react-i18next';
import { ENABLED_LANGUAGES } from '@/contract/constants';
import type { Crop } from '@/contract/reference/crop';
import { cropSchema } from '@/contract/reference/reference-schema';
import { managedEditor } from '@/entities/managed/managed-editor';
import { TranslationInput } from '@/entities/publication/TranslationFields';
import { FieldGroup } from '@/shared/form/fields/FieldGroup';
import { FoldedGroup } from '@/shared/form/fields/FoldedGroup';
import { TranslationNote } from '@/shared/translate/TranslationNote';
import { useLanguageName } from '@/entities/publication/values/use-language-name';
import { cropApi } from './api';
import styles from './editor.module.css';

const LANGUAGES = ENABLED_LANGUAGES.filter((code) => code !== 'en');

const OTHER_NAMES = LANGUAGES.map((code) => ({ kind: 'text', name: `translations.${code}.otherNames` }) as const);

/** What the crop is called in other languages: by these names it is shown everywhere, by the others it is found. */
function NamesFields() {
  const { t } = useTranslation('crop');
  const nameOf = useLanguageName();
  return (
    <>
      <FieldGroup title={t('names')}>
        <TranslationNote />
        <div className={styles.names}>
          {LANGUAGES.map((code) => (
            <TranslationInput key={code} language={code} part="name" label={t('nameIn', { language: nameOf(code) })} />
          ))}
        </div>
      </FieldGroup>
      <FoldedGroup title={t('otherNames')} fields={OTHER_NAMES}>
        <div className={styles.names}>
          {LANGUAGES.map((code) => (
            <TranslationInput
              key={code}
              language={code}
              part="otherNames"
              label={t('otherNamesIn', { language: nameOf(code) })}
            />
          ))}
        </div>
      </FoldedGroup>
    </>
  );
}

/** A crop and what it is called; which taxa are its own is what accessions were given their crop by. */
export const cropEditor = managedEditor({
  entity: 'crop',
  line: 'PUT /crop/:shortName',
  edit: 'editCrop',
  list: 'crops',
  schema: cropSchema,
  titleOf: ({ name }) => name,
  endpoint: cropApi.endpoints.crop,
  steps: [
    {
      name: 'edit',
      newFields: [{ kind: 'text', name: 'shortName', format: 'key' }],
      fields: [
        { kind: 'text', name: 'name', half: true },
        { kind: 'text', name: 'code', half: true },
        { kind: 'text', name: 'title' },
        { kind: 'longText', name: 'description' },
        { kind: 'texts', name: 'otherNames' },
      ],
      form: {
        valuesOf: (item) => {
          const { translations = {} } = (item ?? {}) as Partial<Crop>;
          return { translations };
        },
        Fields: NamesFields,
      },
    },
  ],
});
