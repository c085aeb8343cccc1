import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { ENABLED_LANGUAGES } from '@/contract/constants';
import type { Crop } from '@/contract/reference/crop';
import { cropSchema } from '@/contract/reference/reference-schema';
import { managedEditor } from '@/entities/managed/managed-editor';
import { TranslationInput } from '@/entities/publication/TranslationFields';
import { TranslationNote } from '@/shared/translate/TranslationNote';
import { useLanguageName } from '@/entities/publication/values/use-language-name';
import { cropApi } from './api';

/** What the crop is called in other languages: by these names it is shown everywhere. */
function NamesFields() {
  const { t } = useTranslation('crop');
  const nameOf = useLanguageName();
  return (
    <>
      <h2>{t('names')}</h2>
      <TranslationNote />
      {ENABLED_LANGUAGES.filter((code) => code !== 'en').map((code) => (
        <Fragment key={code}>
          <TranslationInput language={code} part="name" label={t('nameIn', { language: nameOf(code) })} />
          <TranslationInput language={code} part="otherNames" label={t('otherNamesIn', { language: nameOf(code) })} />
        </Fragment>
      ))}
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
