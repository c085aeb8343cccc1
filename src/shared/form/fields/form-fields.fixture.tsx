import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import fields from '../../../../locales/en/fields.json';
import form from '../../../../locales/en/form.json';
import { failure } from '@/shared/api/failure';
import { EditForm } from '../EditForm';
import type { FieldDefinition, RelationOption } from './field-definition';
import { schemaOf, valuesOf } from './field-schema';
import { FormFields } from './FormFields';
import { SubmitButton } from '../SubmitButton';

const GENES: readonly RelationOption[] = ['Wheat', 'Barley', 'Rye'].map((label) => ({
  value: label.slice(0, 1),
  label,
}));
/** Finds crops by any part of their name; the words `fail` fail. */
export const source = {
  useOptions: (query: string) => ({
    options: GENES.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())),
    busy: false,
    ...(query === 'fail' && { failure: failure('OFFLINE') }),
  }),
  useNames: () => (value: string) => GENES.find((one) => one.value === value)?.label ?? value,
};

const texts = {
  fields: {
    title: 'Title', abstract: 'Abstract', text: 'Description', height: 'Height', date: 'Date', kind: 'Kind', size: 'Size',
    open: 'Open', mails: 'Mails', codes: 'Institutes', crop: 'Crop', crops: 'Crops', owner: 'Owner', people: 'Creators',
    'people.name': 'Name', 'people.mail': 'Mail', order: 'Order', extras: 'Extras', files: 'Files', code: 'Institute',
  },
  person: 'Creator',
  help: { title: 'As it will be cited' },
  groups: { more: 'More' },
  kinds: { CORE: 'Core', TRAIT: 'For a trait' },
}; // oxfmt-ignore

const instance = i18next.createInstance();
void instance.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { form, fields, thing: texts } },
  interpolation: { escapeValue: false },
  initAsync: false,
});

export const send = jest.fn<Promise<void>, [Record<string, unknown>]>(() => Promise.resolve());

const page = (definitions: readonly FieldDefinition[], item: object = {}) => (
  <I18nextProvider i18n={instance}>
    <MemoryRouter>
      <EditForm
        initial={valuesOf(definitions, item)}
        schema={schemaOf(definitions)}
        send={send}
        keep={{ owner: 'ann@x' }}
      >
        <FormFields entity="thing" fields={definitions} />
        <SubmitButton>Save</SubmitButton>
      </EditForm>
    </MemoryRouter>
  </I18nextProvider>
);

/** A form of these fields. */
export async function open(definitions: readonly FieldDefinition[], item?: object) {
  send.mockClear();
  const user = userEvent.setup();
  const view = render(page(definitions, item));
  await waitFor(() => expect(document.querySelector('.skeleton')).toBeNull());
  return { user, ...view };
}

export const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** What was sent first. */
export const sent = () => send.mock.calls[0]?.[0];
export const save = async (user: UserEvent) => {
  await user.click(button('Save'));
  await waitFor(() => expect(send).toHaveBeenCalled());
};
