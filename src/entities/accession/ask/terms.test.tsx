import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { AI_TERMS_VERSION } from '@/contract/ai/ai';
import { failing } from '../../../../mocks/adapters/scenarios';
import { arrivedAt, heading, renderApp } from '../../../../test/harness/harness';
import { smallWorld } from '../../../../test/harness/small-world';
import { asking, config, open } from './ask.fixture';

test('without a service there is no trace of it', async () => {
  await renderApp('/a?view=ask', { as: 'user', world: smallWorld({ ai: true }) });
  await heading('10 accessions');
  expect(await screen.findByRole('button', { name: 'Paste numbers …' })).toBeVisible();
  expect(await screen.findByText('01C0100001')).toBeVisible();
  expect(screen.queryByText('Ask in your own words')).not.toBeInTheDocument();
});

test('a visitor is led to logging in, and back', async () => {
  const { user } = await renderApp('/a', { world: smallWorld({ ai: true }), config });
  await user.click(await screen.findByRole('link', { name: 'Ask in your own words' }));
  await arrivedAt(/^\/a\/?v?[\w-]*\?view=ask$/);
  expect(await screen.findByText('You need an account to ask in your own words.')).toBeVisible();
  const main = within(screen.getByRole('main'));
  const here = window.location.pathname + window.location.search;
  expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    `/login?${new URLSearchParams({ from: here })}`,
  );
});

test('terms are read before anything is sent; who declined may read them again', async () => {
  const { user } = await open();
  expect(await screen.findByText('What you type is sent to localhost, which answers it.')).toBeVisible();
  expect(screen.getByText('Your questions and the answers are stored for up to one year.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Your question' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByRole('heading', { name: 'You declined the terms' })).toHaveFocus();
  expect(screen.getByText(/^You declined the terms of asking in your own words on .*\d{4}/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Read the terms again' }));
  expect(await screen.findByRole('heading', { name: 'Before you ask' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveFocus());
});

test('terms that have changed are told to be new', async () => {
  const decision = { version: AI_TERMS_VERSION - 1, accepted: true, at: '2025-03-04T10:00:00Z' };
  await open({
    handlers: [http.get('*/me/ai-terms', () => HttpResponse.json({ version: AI_TERMS_VERSION, decision }))],
  });
  expect(await screen.findByText(/The terms have changed since you answered them on Mar 4, 2025/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Accept' })).toBeVisible();
});

test('terms that cannot be had are asked for again', async () => {
  await open({ handlers: [failing('GET /me/ai-terms')] });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('terms that were withdrawn meanwhile are asked for', async () => {
  const { user, box, server } = await asking();
  server.use(
    http.post('*/ai/chat', () => HttpResponse.json({ error: 'terms_not_accepted' }, { status: 403 })),
    http.get('*/me/ai-terms', () => HttpResponse.json({ version: AI_TERMS_VERSION + 1 })),
  );
  await user.type(box, 'wheat{Enter}');
  expect(await screen.findByRole('heading', { name: 'Before you ask' })).toBeVisible();
});
