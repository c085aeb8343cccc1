import { accountsApi, errorOf } from '../../rules/accounts/accounts.fixture';
import { textStores } from '../../tools/store/stores.fixture';

const ask = { email: 'user@example.org' };

test('shows the newest messages first, over a restart', async () => {
  const { stores } = textStores();
  const before = accountsApi({ stores });
  await before.send('POST /forgot-password', ask);
  before.clock.advance(1_000);
  await before.send('POST /forgot-password', { email: 'admin@example.org' });

  const { status, body } = await accountsApi({ stores }).send('GET /mailbox');
  expect(status).toBe(200);
  expect(body).toMatchObject([
    { to: 'admin@example.org', sent: '2025-06-01T00:00:01.000Z', subject: 'Choose a new password', language: 'en' },
    { to: 'user@example.org', sent: '2025-06-01T00:00:00.000Z' },
  ]);
});

test('keeps a hundred', () => {
  const { outbox } = accountsApi().world;
  for (let at = 0; at < 120; at += 1) outbox.send({ to: `${at}`, subject: 's', text: 't', language: 'en' });
  expect(outbox.all().map(({ to }) => Number(to))).toEqual(Array.from({ length: 100 }, (_, at) => 119 - at));
});

test('closed it keeps nothing and hands messages on', async () => {
  const api = accountsApi({ settings: { mailbox: false } });
  const heard = jest.fn();
  const stop = api.world.outbox.onMail(heard);
  await api.send('POST /forgot-password', ask);
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  await api.send('POST /forgot-password', ask);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(errorOf(await api.send('GET /mailbox')).error).toBe('not_found');
  expect((await api.send('GET /info')).body).toMatchObject({ features: { ai: false, machineTranslation: false } });
  expect(api.world.outbox.all()).toEqual([]);
});

test('the server says that it has one', async () => {
  expect((await accountsApi().send('GET /info')).body).toMatchObject({ features: { mailbox: true } });
});
