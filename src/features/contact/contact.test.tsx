import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { emptyWorld } from '../../../test/harness/empty-world';
import { closeApp } from '../../../test/harness/close-app';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';

const file = (title: string) => `---\ntitle: ${title}\n---\n\nText.\n`;
const texts = () =>
  Promise.resolve({
    'en/contact.md': file('Write to us'),
    'en/contact-sent.md': file('Your message was sent'),
    'en/newsletter.md': file('News by e-mail'),
    'en/newsletter-confirm-sent.md': file('Look into your mailbox'),
    'en/newsletter-confirmed.md': file('You get the newsletter'),
    'en/newsletter-left.md': file('You have left'),
  });
const makeWorld = () => emptyWorld({ texts });
const EMAIL = 'bea@example.org';

const form = () => within(screen.getByRole('main'));
const press = async (user: Awaited<ReturnType<typeof renderApp>>['user'], name: string) =>
  user.click(form().getByRole('button', { name }));

test('a message reaches those who run the portal', async () => {
  const world = makeWorld();
  const { user } = await renderApp('/content/about/contact', { world, config: { SUPPORT_EMAIL: 'help@example.net' } });
  await heading('Write to us');
  expect(form().getByRole('link', { name: 'help@example.net' })).toHaveAttribute('href', 'mailto:help@example.net');
  await press(user, 'Send message');
  expect(form().getAllByText('Required')).toHaveLength(3);
  await user.type(form().getByLabelText(/^Name/), 'Bea');
  await user.type(form().getByLabelText(/^E-mail/), 'bea@');
  await user.type(form().getByLabelText(/^Message/), 'Where are the wheats?');
  await press(user, 'Send message');
  expect(form().getByText('Invalid email address')).toBeVisible();
  await user.clear(form().getByLabelText(/^E-mail/));
  await user.type(form().getByLabelText(/^E-mail/), EMAIL);
  await press(user, 'Send message');
  await heading('Your message was sent');
  await arrivedAt('/content/confirmation/contact-sent');
  expect(world.outbox.all()[0]?.text).toContain('Where are the wheats?');
});

test('what the server refuses is told, and nothing is lost', async () => {
  const { user, server } = await renderApp('/content/about/contact', { world: makeWorld() });
  await heading('Write to us');
  server.use(http.post('*/contact', () => HttpResponse.json({ error: 'Try again at noon' }, { status: 429 })));
  await user.type(form().getByLabelText(/^Name/), 'Bea');
  await user.type(form().getByLabelText(/^E-mail/), EMAIL);
  await user.type(form().getByLabelText(/^Message/), 'Where?');
  await press(user, 'Send message');
  expect(await form().findByText('Try again at noon')).toBeVisible();
  expect(form().getByLabelText(/^Message/)).toHaveValue('Where?');
});

test('a server without the article has the form all the same', async () => {
  await renderApp('/content/about/contact', { world: emptyWorld() });
  await heading('Contact');
  expect(form().getByRole('button', { name: 'Send message' })).toBeVisible();
});

test('the newsletter begins with the link of a letter, and ends with another', async () => {
  const world = makeWorld();
  const mailed = (act: string) =>
    new RegExp(`/newsletter/[\\da-f-]{36}/${act}`).exec(world.outbox.all()[0]?.text ?? '')?.[0] ?? '';
  const { user } = await renderApp('/content/about/newsletter', { world });
  await heading('News by e-mail');
  await user.type(form().getByLabelText(/^E-mail/), EMAIL);
  await press(user, 'Subscribe');
  await heading('Look into your mailbox');

  closeApp();
  const { user: reader } = await renderApp(mailed('confirm'), { world });
  await heading('Confirm your subscription');
  await press(reader, 'Confirm subscription');
  await heading('You get the newsletter');

  closeApp();
  const { user: leaver } = await renderApp(mailed('leave'), { world });
  await heading('Leave the newsletter');
  await press(leaver, 'Leave newsletter');
  await heading('You have left');
});

test('a link that nobody was sent says so', async () => {
  const { user } = await renderApp('/newsletter/11111111-2222-4333-8444-555555555555/confirm', { world: makeWorld() });
  await heading('Confirm your subscription');
  await press(user, 'Confirm subscription');
  expect(await form().findByText(/^This link does not work any more/)).toBeVisible();
});
