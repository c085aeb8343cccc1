import { useTranslation } from 'react-i18next';
import { ENABLED_LANGUAGES, RTL_LANGUAGES } from '@/contract/constants';
import type { Crop } from '@/contract/reference/crop';
import { cropSchema, type CropChange } from '@/contract/reference/reference-schema';
import { removingOf, savingOf } from '@/entities/publication/saving-of';
import { useLanguageName } from '@/entities/publication/values/use-language-name';
import { href } from '@/routes/href';
import { useSession } from '@/session/use-session';
import type { EditorDefinition, StepFields } from '@/shared/editor/definition';
import type { FieldDefinition } from '@/shared/form/fields/field-definition';
import { valuesOf } from '@/shared/form/fields/field-schema';
import { FormFields } from '@/shared/form/fields/FormFields';
import { TextInput } from '@/shared/form/TextInput';
import { cropApi } from './api';

type Field = FieldDefinition<keyof CropChange & string>;

const fields: readonly Field[] = [
  { kind: 'text', name: 'name', half: true },
  { kind: 'text', name: 'code', half: true },
  { kind: 'text', name: 'title' },
  { kind: 'longText', name: 'description' },
  { kind: 'texts', name: 'otherNames' },
];

const newFields: readonly Field[] = [{ kind: 'text', name: 'shortName', format: 'key' }];

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

const formOf = (shown: readonly Field[]): StepFields => ({
  valuesOf: (item = {}) => {
    const values = valuesOf(shown, item);
    const { names = {} } = item as Partial<Crop>;
    return {
      ...Object.fromEntries(shown.map(({ name }) => [name, values[name]])),
      names: Object.fromEntries(ENABLED_LANGUAGES.map((code) => [code, names[code] ?? ''])),
    };
  },
  Fields: () => (
    <>
      <FormFields entity="crop" fields={shown} />
      <NamesFields />
    </>
  ),
});

const common: Omit<EditorDefinition<Crop>, 'steps'> = {
  entity: 'crop',
  schema: cropSchema as never,
  titleOf: ({ name }) => name,
  keyOf: ({ shortName }) => shortName,
  param: 'shortName',
  endpoint: cropApi.endpoints.crop,
  useSaving: savingOf('crop', 'shortName'),
  remove: { useRemove: removingOf('crop', ({ shortName }) => shortName, 'shortName'), to: href('crops') },
  editHref: (shortName) => href('editCrop', { shortName }),
  useAccess: (item) => ({ person: useSession().person, may: item?._permissions?.write ?? item === undefined }),
};

/** A crop and what it is called; which taxa are its own is what accessions were given their crop by. */
export const cropEditor: EditorDefinition<Crop> = { ...common, steps: [{ name: 'edit', form: formOf(fields) }] };

export const newCropEditor: EditorDefinition<Crop> = {
  ...common,
  steps: [{ name: 'edit', form: formOf([...newFields, ...fields]) }],
};
