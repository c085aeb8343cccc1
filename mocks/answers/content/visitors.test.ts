import { TEST_RESPONSE, TEST_SITE_KEY } from '../../rules/requests/captcha';
import { contentApi } from './content.fixture';

const { ask, world } = contentApi();
const newest = () => world.outbox.all()[0];
const tokenIn = (act: string) => new RegExp(`/newsletter/([\\da-f-]{36})/${act}`).exec(newest()?.text ?? '')?.[1] ?? '';

test('the newsletter comes to whoever confirmed the address, and stops by its link', async () => {
  const bea = { email: 'Bea@example.org', name: 'Bea', lang: 'cs' };
  expect((await ask('POST /newsletter', bea)).body).toBeNull();
  expect(newest()).toMatchObject({ to: 'Bea@example.org', language: 'cs' });
  expect(world.newsletter.of('bea@example.org')).toBeUndefined();
  const confirm = tokenIn('confirm');
  await ask(`POST /newsletter/${confirm}/confirm`);
  expect(world.newsletter.of('bea@example.org')).toMatchObject({ name: 'Bea', language: 'cs' });
  expect((await ask(`POST /newsletter/${confirm}/confirm`)).status).toBe(410);
  const leave = tokenIn('leave');
  // Asked for once more, nothing tells that the address is known, and its links stay good.
  expect((await ask('POST /newsletter', { email: 'bea@example.org' })).body).toBeNull();
  await ask(`POST /newsletter/${tokenIn('confirm')}/confirm`);
  expect(await ask(`POST /newsletter/${leave}/leave`)).toEqual({ status: 200, body: null });
  expect(world.newsletter.of('bea@example.org')).toBeUndefined();
  expect((await ask(`POST /newsletter/${leave}/leave`)).status).toBe(404);
});

test('a message goes to those who run the portal, and none of its addresses is a link', async () => {
  const message = 'See http://evil.example\nand answer';
  expect(
    (await ask('POST /contact', { name: 'Bea', email: 'bea@example.org', subject: 'A\nB', message })).body,
  ).toBeNull();
  const letter = newest();
  expect(letter).toMatchObject({ to: 'support@example.org', subject: 'Message: A B' });
  expect(letter?.text).toContain('Bea <bea@example.org>');
  expect(letter?.text).toContain('http : // evil[.]example\nand answer');
});

test('what is missing is told by field, and nothing is sent', async () => {
  const before = world.outbox.all().length;
  expect((await ask('POST /newsletter', { email: 'bea' })).body.fields).toEqual({ email: 'email' });
  expect((await ask('POST /contact', {})).body.fields).toEqual({
    name: 'required',
    email: 'required',
    message: 'required',
  });
  expect(world.outbox.all()).toHaveLength(before);
});

test('an address is sent a few letters only, and a captcha is asked for where there is one', async () => {
  const own = contentApi();
  const send = () => own.ask('POST /newsletter', { email: 'eve@example.org' });
  for (let sent = 0; sent < 5; sent++) expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(429);
  own.world.settings.captchaSiteKey = TEST_SITE_KEY;
  const message = { name: 'Bea', email: 'bea@example.org', message: 'Hello' };
  expect((await own.ask('POST /contact', message)).body.fields).toEqual({ captcha: 'captchaMissing' });
  expect((await own.ask('POST /contact', { ...message, captcha: TEST_RESPONSE })).status).toBe(200);
});
