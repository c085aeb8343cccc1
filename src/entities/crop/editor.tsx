import { useTranslation } from 'react-i18next';
import { ENABLED_LANGUAGES, RTL_LANGUAGES } from '@/contract/constants';
import type { Crop } from '@/contract/reference/crop';
import { cropSchema } from '@/contract/reference/reference-schema';
import { managedEditor } from '@/entities/managed/managed-editor';
import { useLanguageName } from '@/entities/publication/values/use-language-name';
import { TextInput } from '@/shared/form/TextInput';
import { cropApi } from './api';

/** What the crop is called in each language: by these names it is shown everywhere. */
function NamesFields() {
  const { t } = useTranslation('crop');
  const nameOf = useLanguageName();
  return (
    <>
      <h2>{t('names')}</h2>
      {ENABLED_LANGUAGES.map((code) => (
        <TextInput
          key={code}
          name={`names.${code}`}
          label={t('nameIn', { language: nameOf(code) })}
          slotProps={{ htmlInput: { lang: code, dir: RTL_LANGUAGES.includes(code) ? 'rtl' : 'ltr' } }}
        />
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
          const { names = {} } = (item ?? {}) as Partial<Crop>;
          return { names: Object.fromEntries(ENABLED_LANGUAGES.map((code) => [code, names[code] ?? ''])) };
        },
        Fields: NamesFields,
      },
    },
  ],
});
