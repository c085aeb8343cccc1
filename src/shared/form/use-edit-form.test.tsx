import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { array, object } from 'yup';
import texts from '../../../locales/en/form.json';
import { failure } from '@/shared/api/failure';
import { rejected } from '@/shared/api/rejected.fixture';
import { EditForm } from './EditForm';
import { neededText } from './schemas';
import { SubmitButton } from './SubmitButton';
import { TextInput } from './TextInput';

const instance = i18next.createInstance();
beforeAll(() => instance.use(initReactI18next).init({ lng: 'en', resources: { en: { form: texts } } }));

const schema = object({ rows: array(object({ label: neededText(10) }).required()).required() });
const label = (name: string) => screen.getByRole('textbox', { name });

test('what the server says of a field of a row stands beside it until it is changed', async () => {
  const refused = failure(400, 'Invalid', { 'rows[1].label': 'labelUsed', 'rows[7].label': 'required' });
  const user = userEvent.setup();
  render(
    <I18nextProvider i18n={instance}>
      <MemoryRouter>
        <EditForm
          initial={{ rows: [{ label: 'one' }, { label: 'two' }] }}
          schema={schema}
          send={() => rejected(refused)}
        >
          <TextInput name="rows[0].label" label="First" />
          <TextInput name="rows[1].label" label="Second" />
          <SubmitButton>Save</SubmitButton>
        </EditForm>
      </MemoryRouter>
    </I18nextProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(label('Second')).toHaveFocus());
  expect(label('Second')).toHaveAccessibleDescription(texts.problem.labelUsed);
  expect(label('First')).toBeValid();
  await user.type(label('First'), '!');
  expect(label('Second')).toBeInvalid();
  await user.type(label('Second'), '!');
  await waitFor(() => expect(label('Second')).toBeValid());
});
