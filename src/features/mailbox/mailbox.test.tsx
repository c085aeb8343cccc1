import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { countedService } from '../../../mocks/data/accessions/counted.fixture';
import { makeWorld } from '../../../mocks/rules/world/world';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';

const HERE = '/demo/mailbox';
const TOKEN = 'no-such-token-of-a-link';

const message = (subject: string, text: string, language = 'en') => ({
  to: 'ann@example.org',
  subject,
  text,
  language,
});

function small(options: Parameters<typeof makeWorld>[0] = {}) {
  return makeWorld({ accessions: countedService(), ...options });
}

test('lists the messages newest first; the newest is open, the others open on demand', async () => {
  const world = small();
  world.outbox.send(message('The older one', 'Older text'));
  world.outbox.send(message('The newer one', 'Newer text'));
  const { user, store } = await renderApp(HERE, { world });
  await heading('Demo mailbox');
  expect(screen.getByText(/not sent to anybody/)).toBeVisible();
  expect(await screen.findByText('2 messages')).toBeVisible();
  const items = screen.getAllByText(/The (older|newer) one/).map((item) => item.textContent);
  expect(items).toEqual(['The newer one', 'The older one']);
  expect(screen.getByText('Newer text')).toBeVisible();
  expect(screen.getByText('Older text')).not.toBeVisible();
  await user.click(screen.getByText('The older one'));
  expect(screen.getByText('Older text')).toBeVisible();
  expect(screen.getAllByText(/To ann@example.org/)).toHaveLength(2);
  expect(JSON.stringify(store.getState())).not.toContain('Newer text');
});

test('addresses of the portal are followed within it, in the language of the message', async () => {
  const world = small();
  const own = `http://localhost/es/profile/${TOKEN}/validate`;
  world.outbox.send(message('Confirm', `Open\n${own}\nor ask https://elsewhere.example/help.`, 'es'));
  const { user } = await renderApp(HERE, { world });
  const link = await screen.findByRole('link', { name: own });
  expect(link).toHaveAttribute('href', `/es/profile/${TOKEN}/validate`);
  const other = screen.getByRole('link', { name: 'https://elsewhere.example/help' });
  expect(other).toHaveAttribute('rel', 'noopener noreferrer');
  await user.click(link);
  await arrivedAt(`/es/profile/${TOKEN}/validate`);
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'es'));
});

test('new messages come on focus and by the button', async () => {
  const world = small();
  const { user } = await renderApp(HERE, { world });
  expect(await screen.findByText('No messages yet')).toBeVisible();
  world.outbox.send(message('First', 'One'));
  fireEvent.focus(window);
  expect(await screen.findByText('First')).toBeVisible();
  world.outbox.send(message('Second', 'Two'));
  await user.click(screen.getByRole('button', { name: 'Look for new messages' }));
  expect(await screen.findByText('Second')).toBeVisible();
  expect(screen.getByText('2 messages')).toBeVisible();
});

test('a mailbox that cannot be read says so, keeps what it showed, and is tried again', async () => {
  const world = small();
  world.outbox.send(message('There before', 'Text'));
  const { user, server } = await renderApp(HERE, { world });
  expect(await screen.findByText('There before')).toBeVisible();
  let failing = true;
  server.use(
    http.get('*/api/v2/mailbox', () => {
      const body = { error: 'server_error', error_description: 'The post is on strike.' };
      return failing ? HttpResponse.json(body, { status: 500 }) : undefined;
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Look for new messages' }));
  expect(await screen.findByText('The post is on strike.')).toBeVisible();
  expect(screen.getByText('There before')).toBeVisible();
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('The post is on strike.')).not.toBeInTheDocument());
});

test('a message sent at no time that could be read is shown with what its time is', async () => {
  const mails = [{ ...message('Undated', 'Text'), id: '1', sent: 'yesterday' }];
  await renderApp(HERE, { world: small(), handlers: [http.get('*/api/v2/mailbox', () => HttpResponse.json(mails))] });
  expect(await screen.findByText('Undated')).toBeVisible();
  expect(screen.getByText('yesterday')).toBeVisible();
});

test('nothing is at its address where messages are really sent', async () => {
  await renderApp(HERE, { world: small({ settings: { mailbox: false } }) });
  await heading('Not found');
  expect(screen.queryByText('Demo mailbox')).not.toBeInTheDocument();
});

test('hostile messages are text', async () => {
  const world = small();
  const evil = '<img src=x onerror=alert(1)> javascript:alert(1) https://evil.example/"onmouseover="x';
  world.outbox.send(message(evil, evil));
  await renderApp(HERE, { world });
  await screen.findByText('1 message');
  const main = screen.getByRole('main');
  expect(main.querySelector('img')).toBeNull();
  expect(
    within(main)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href')),
  ).toEqual(['https://evil.example/']);
});
