import { act, fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import common from '../../../locales/en/common.json';
import { notify, type NewNotice } from '@/shared/ui/outcomes/notices';
import { makeStore } from '../store';
import { Snackbar } from './Snackbar';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function show(...queue: NewNotice[]) {
  const i18n = createInstance();
  await i18n
    .use(initReactI18next)
    .init({ lng: 'en', ns: ['common'], defaultNS: 'common', resources: { en: { common } } });
  const store = makeStore();
  for (const notice of queue) store.dispatch(notify(notice));
  render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <Snackbar />
      </I18nextProvider>
    </Provider>,
  );
  return store;
}

const shown = () => screen.getByRole('status').textContent;
const pass = (time: number) => act(() => jest.advanceTimersByTime(time));

it('shows a notice for two seconds', async () => {
  await show({ text: 'Saved' });
  expect(shown()).toBe('Saved');
  pass(1_999);
  expect(shown()).not.toBe('');
  pass(1);
  expect(shown()).toBe('');
});

it('hurries while more wait, and gives the last one its time', async () => {
  await show({ text: 'one' }, { text: 'two' }, { text: 'three' });
  expect(shown()).toBe('one');
  pass(500);
  expect(shown()).toBe('two');
  pass(500);
  expect(shown()).toBe('three');
  pass(1_999);
  expect(shown()).toBe('three');
  pass(1);
  expect(shown()).toBe('');
});

it('leaves a refusal until it is closed, or longer where others wait', async () => {
  const refusal = { key: 'failure.notice', values: { message: 'The server failed.' }, severity: 'error' } as const;
  await show(refusal, { text: 'Saved' });
  pass(5_999);
  expect(shown()).toMatch(/^API error: The server failed./);
  pass(1);
  expect(shown()).toBe('Saved');
  pass(2_000);
  expect(shown()).toBe('');
});

it('leaves a refusal behind which none waits', async () => {
  await show({ text: 'The server failed.', severity: 'error' });
  pass(60_000);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(shown()).toBe('');
});

it('stays while somebody points at it, and does what its button says', async () => {
  const store = await show({ text: 'Removed', action: { key: 'actions.close', type: 'test/undo' } });
  const dispatch = jest.spyOn(store, 'dispatch');
  const button = screen.getByRole('button', { name: 'Close' });
  fireEvent.mouseEnter(screen.getByText('Removed'));
  fireEvent.mouseOver(screen.getByText('Removed'));
  pass(10_000);
  expect(shown()).toContain('Removed');
  fireEvent.click(button);
  expect(dispatch).toHaveBeenCalledWith({ type: 'test/undo' });
  expect(shown()).toBe('');
});

it('shows markup in a message as text', async () => {
  await show({ text: '<img src=x onerror="alert(1)">' });
  expect(shown()).toBe('<img src=x onerror="alert(1)">');
});
