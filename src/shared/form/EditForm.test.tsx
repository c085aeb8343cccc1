import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { object } from 'yup';
import texts from '../../../locales/en/form.json';
import { failure, type Failure } from '@/shared/api/failure';
import { rejected } from '@/shared/api/rejected.fixture';
import { EditForm } from './EditForm';
import { PasswordInput } from './password/PasswordInput';
import { neededEmail, neededText, newPassword } from './schemas';
import { SubmitButton } from './SubmitButton';
import { TextInput } from './TextInput';

const schema = object({ fullName: neededText(10), email: neededEmail(), secret: newPassword() });
type Values = { fullName: string; email: string; secret: string };
const EMPTY: Values = { fullName: '', email: '', secret: '' };
const GOOD: Values = { fullName: 'Añña', email: 'ann@example.org', secret: 'Demo-2025!' };

interface Options {
  send?: (values: Values) => Promise<void>;
  owner?: string;
  initial?: Values;
  again?: boolean;
  explain?: (failure: Failure) => string;
}

const instance = i18next.createInstance();
beforeAll(() => instance.use(initReactI18next).init({ lng: 'en', resources: { en: { form: texts } } }));

const sample = ({ send = () => Promise.resolve(), owner, initial = EMPTY, ...others }: Options) => (
  <I18nextProvider i18n={instance}>
    <MemoryRouter initialEntries={['/dashboard/profile']}>
      <EditForm initial={initial} schema={schema} send={send} keep={{ owner, secret: ['secret'] }} {...others}>
        <TextInput name="fullName" label="Name" />
        <TextInput name="email" label="E-mail" helperText="Where mails go" />
        <PasswordInput name="secret" label="Password" />
        <SubmitButton>Save</SubmitButton>
      </EditForm>
    </MemoryRouter>
  </I18nextProvider>
);

const open = (options: Options = {}) => ({ user: userEvent.setup(), ...render(sample(options)) });
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
const secret = () => screen.getByLabelText<HTMLInputElement>('Password');
const save = () => screen.getByRole('button', { name: 'Save' });
const kept = () => JSON.stringify({ ...sessionStorage });

async function fill(user: ReturnType<typeof userEvent.setup>, values: Partial<Values> = GOOD) {
  if (values.fullName) await user.type(name(), values.fullName);
  if (values.email) await user.type(email(), values.email);
  if (values.secret) await user.type(secret(), values.secret);
}

describe('what is wrong', () => {
  test('is told of a field that was touched, and read out', async () => {
    const { user } = open();
    await user.click(email());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(email()).toHaveAccessibleDescription('Where mails go');
    await user.type(email(), 'ann@');
    await user.tab();
    await waitFor(() => expect(email()).toBeInvalid());
    expect(email()).toHaveAccessibleDescription('Invalid email address');
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid email address');
    expect(name()).toBeValid();
    await user.type(email(), 'example.org');
    await waitFor(() => expect(email()).toBeValid());
    expect(email()).toHaveAccessibleDescription('Where mails go');
  });

  test('is told of every field once somebody sends, with the focus on the first', async () => {
    const send = jest.fn();
    const { user } = open({ send });
    await user.type(name(), '  ');
    await user.click(save());
    await waitFor(() => expect(name()).toHaveFocus());
    expect(name()).toHaveAccessibleDescription('Required');
    expect(secret()).toHaveAccessibleDescription('Required');
    await user.type(name(), 'Much too long');
    await user.click(save());
    await waitFor(() => expect(name()).toHaveAccessibleDescription('Must be 10 characters or less'));
    await user.clear(name());
    await fill(user, { fullName: 'Ann', email: 'x' });
    await user.click(save());
    await waitFor(() => expect(email()).toHaveFocus());
    expect(send).not.toHaveBeenCalled();
  });

  test('with a password is each of its rules at once', async () => {
    const { user } = open();
    await user.type(secret(), 'demo{Enter}');
    await waitFor(() => expect(secret()).toHaveAccessibleDescription(texts.problem.password));
  });

  test('in the eyes of the server stands beside its field until that is changed', async () => {
    const answers = [failure(400, 'Invalid', { email: 'emailSame', nowhere: 'required' })];
    const send = jest.fn(() => {
      const answer = answers.shift();
      return answer ? rejected(answer) : Promise.resolve();
    });
    const { user } = open({ send });
    await fill(user);
    await user.click(save());
    await waitFor(() => expect(email()).toHaveFocus());
    expect(email()).toHaveAccessibleDescription('This is your current address');
    expect(screen.getByText('Some fields need your attention.')).toBeVisible();
    await user.tab();
    await user.type(name(), 'x');
    expect(email()).toBeInvalid();
    // The server may have changed its mind: the same may be sent again.
    await user.click(save());
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(email()).toBeValid());
  });

  test('with something that is no field here is told above', async () => {
    const refused = failure(400, 'The full moon is missing.', { moon: 'required' });
    const { user } = open({ send: () => rejected(refused) });
    await fill(user);
    await user.click(save());
    expect(await screen.findByText('The full moon is missing.')).toBeVisible();
  });

  test('in words of the server that the portal does not know is shown as they are', async () => {
    const refused = failure(400, '', { email: 'We know this one' });
    const { user } = open({ send: () => rejected(refused) });
    await fill(user);
    await user.click(save());
    await waitFor(() => expect(email()).toHaveAccessibleDescription('We know this one'));
  });
});

describe('sending', () => {
  test('hands over what the schema makes of it, and leaves the fields', async () => {
    const send = jest.fn(() => Promise.resolve());
    const { user } = open({ send });
    await fill(user, { ...GOOD, email: ' ann@example.org ' });
    await user.tab();
    await user.tab();
    expect(save()).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(send).toHaveBeenCalledWith(GOOD, expect.any(Function)));
    expect(name()).toHaveValue('Añña');
    await waitFor(() => expect(save()).toHaveFocus());
  });

  test('happens once, however often somebody presses', async () => {
    let answer = () => undefined as void;
    const send = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    const { user } = open({ send, again: true });
    await fill(user);
    await user.type(secret(), '{Enter}{Enter}{Enter}');
    await user.dblClick(save()).catch(() => undefined);
    answer();
    await waitFor(() => expect(name()).toHaveValue(''));
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('leaves what is typed meanwhile', async () => {
    let answer = () => undefined as void;
    const { user } = open({ send: () => new Promise<void>((resolve) => (answer = resolve)) });
    await fill(user);
    await user.click(save());
    await user.type(name(), ' B');
    answer();
    await waitFor(() => expect(save()).toBeEnabled());
    expect(name()).toHaveValue('Añña B');
    await waitFor(() => expect(kept()).toContain('Añña B'));
  });

  test.each([
    ['OFFLINE', '', texts.failed.offline],
    ['TIMEOUT', '', texts.failed.timeout],
    ['PARSING', '', texts.failed.unreadable],
    [429, 'slow_down', texts.failed.tooMany],
    [409, 'stale', texts.failed.conflict],
    [500, 'Out of order', 'Out of order'],
  ] as const)('that fails by %s says why, has the focus there, and loses nothing', async (status, said, text) => {
    const { user } = open({ send: () => rejected(failure(status, said)) });
    await fill(user);
    await user.click(save());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    await waitFor(() => expect(alert).toHaveFocus());
    expect([name(), email(), secret()].map(({ value }) => value)).toEqual(Object.values(GOOD));
    await waitFor(() => expect(save()).toBeEnabled());
  });

  test('that fails may be explained by its form', async () => {
    const { user } = open({
      send: () => rejected(failure(410, 'x')),
      explain: ({ status }) => `Gone (${status})`,
    });
    await fill(user);
    await user.click(save());
    expect(await screen.findByText('Gone (410)')).toBeVisible();
  });
});

describe('what was typed', () => {
  const half = { fullName: 'Ann', email: 'half@', secret: 'Demo-2025!' };

  test('is put back when the form is opened anew, but for what is secret', async () => {
    const { user, unmount } = open({ owner: 'ann@x' });
    await fill(user, half);
    expect(kept()).not.toContain('Demo');
    unmount();
    open({ owner: 'ann@x' });
    expect(await screen.findByText(texts.kept.restored)).toBeVisible();
    expect([name().value, email().value, secret().value]).toEqual(['Ann', 'half@', '']);
    expect(email()).toBeValid();
    await user.click(screen.getByRole('button', { name: 'Discard it' }));
    expect([name().value, email().value]).toEqual(['', '']);
    expect(name()).toHaveFocus();
    expect(sessionStorage).toHaveLength(0);
    expect(screen.queryByText(texts.kept.restored)).not.toBeInTheDocument();
  });

  test('is nothing to be put back once it was sent, even when the page is left at once', async () => {
    const first = open({ owner: 'ann@x' });
    await fill(first.user);
    await first.user.click(save());
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    first.unmount();
    const leaving = open({ owner: 'ann@x', send: () => Promise.resolve(leaving.unmount()) });
    await fill(leaving.user);
    await leaving.user.click(save());
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  test('is shown to nobody else, and gone when another account was here', async () => {
    const { user, unmount } = open({ owner: 'ann@x' });
    await fill(user, half);
    unmount();
    const visitor = open({});
    expect(name()).toHaveValue('');
    visitor.unmount();
    open({ owner: 'bob@x' }).unmount();
    open({ owner: 'ann@x' });
    expect(name()).toHaveValue('');
  });

  test('stays its own when the session ends under it, and makes room for another account', async () => {
    const { user, rerender } = open({ owner: 'ann@x' });
    await fill(user, half);
    rerender(sample({}));
    await user.type(name(), 'a');
    expect(name()).toHaveValue('Anna');
    expect(kept()).toContain('ann@x');
    rerender(sample({ owner: 'bob@x', initial: { ...EMPTY, fullName: 'Bob' } }));
    expect(name()).toHaveValue('Bob');
    expect(kept()).not.toContain('Anna');
  });

  test('leaves fields alone that changed their kind', async () => {
    sessionStorage.setItem(
      'typed:/dashboard/profile#',
      JSON.stringify({ owner: 'ann@x', values: { fullName: 7, email: 'half@', gone: 'x' } }),
    );
    open({ owner: 'ann@x' });
    await waitFor(() => expect(email()).toHaveValue('half@'));
    expect(name()).toHaveValue('');
  });
});

test('a password may be seen by whoever wants to', async () => {
  const { user } = open();
  await fill(user);
  expect(secret()).toHaveAttribute('type', 'password');
  const show = screen.getByRole('button', { name: 'Show the password' });
  expect(show).toHaveAccessibleDescription('Password');
  await user.click(show);
  expect(secret()).toHaveAttribute('type', 'text');
  expect(secret()).toHaveValue(GOOD.secret);
});
