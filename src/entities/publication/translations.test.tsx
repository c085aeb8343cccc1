import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object } from 'yup';
import { translations } from '@/contract/schema';
import { EditForm } from '@/shared/form/EditForm';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { draw } from './publishing.fixture';
import { translationsStep } from './TranslationFields';
import { translated } from './values/translated';

test.each([['en-GB'], ['eng'], [null]])('of a text in %s no English is missing', (language) => {
  const { Fields, valuesOf } = translationsStep.form;
  draw(
    <EditForm<Record<string, unknown>>
      initial={valuesOf({ title: 'Dry wheat', language, translations: {} })}
      schema={object({ translations: translations() })}
      send={() => Promise.resolve()}
    >
      <Fields />
    </EditForm>,
    [],
  );
  expect(screen.getByRole('option', { name: /^Czech/ })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /English/ })).toBeNull();
});

test('a translation stands beside what it is made from', async () => {
  const sent: unknown[] = [];
  const { Fields, valuesOf } = translationsStep.form;
  draw(
    <EditForm<Record<string, unknown>>
      initial={valuesOf({ title: 'Dry wheat', language: 'en-GB', translations: { cs: { title: 'Suchá pšenice' } } })}
      schema={object({ translations: translations() })}
      send={({ translations: each }) => Promise.resolve(void sent.push(each))}
    >
      <Fields />
      <SubmitButton>Save</SubmitButton>
    </EditForm>,
    [],
  );
  const user = userEvent.setup();
  const language = screen.getByRole('combobox', { name: 'Language' });
  // Whatever English it is.
  expect(within(language).queryByRole('option', { name: /English/ })).toBeNull();
  expect(within(language).getByRole('option', { name: 'Czech: translated' })).toBeInTheDocument();
  await user.selectOptions(language, 'ar');
  expect(screen.getByText('Dry wheat')).toBeVisible();
  const title = screen.getByRole('textbox', { name: 'Title in this language: Arabic' });
  expect(title).toHaveAttribute('dir', 'rtl');
  await user.type(title, 'x');
  await user.clear(title);
  await user.selectOptions(language, 'fr');
  await user.click(screen.getByRole('textbox', { name: 'Title in this language: French' }));
  await user.paste('é'.repeat(501));
  await user.selectOptions(language, 'cs');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  // What is wrong comes into sight.
  const wrong = await screen.findByRole('textbox', { name: 'Title in this language: French' });
  expect(await screen.findByText('Must be 500 characters or less')).toBeVisible();
  await user.clear(wrong);
  await user.type(wrong, 'Blé sec');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(JSON.parse(JSON.stringify(sent[0]))).toEqual({
    cs: { title: 'Suchá pšenice' },
    fr: { title: 'Blé sec', from: { title: 'Dry wheat' } },
  });
});

test('readers see a text in their language, as far as it was translated', () => {
  const item = { title: 'Wheat', description: 'Dry', language: 'en', translations: { cs: { title: 'Pšenice' } } };
  expect(translated(item, 'cs')).toMatchObject({ title: 'Pšenice', description: 'Dry', language: 'cs' });
  expect(translated(item, 'fr')).toMatchObject({ title: 'Wheat', description: 'Dry', language: 'en' });
  expect(translated({ ...item, language: 'cs' }, 'cs').title).toBe('Wheat');
});
