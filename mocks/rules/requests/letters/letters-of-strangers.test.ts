import type { RequestStatus } from '@/contract/request/request';
import { testApi, type TestApi } from '../../world/api.fixture';
import { idOf } from '../request-rows';
import { askable, requestOf, tokenFor } from '../requests.fixture';

const EMAIL = 'bea@example.org';
const APPROVER = 'boss@example.org';
let api: TestApi;

beforeEach(() => {
  api = testApi({ accessions: 300, settings: { mailbox: true } });
});

const send = async <T>(line: string, body?: unknown, as?: string): Promise<T> => {
  const response = await api.call(line.replace(' ', ' /api/v2'), { token: await api.token(as), body });
  if (!response.ok) throw new Error(`${line}: ${response.status}`);
  return (await response.json()) as T;
};
const file = async (change: Parameters<typeof requestOf>[1]) =>
  send<RequestStatus>('POST /request', requestOf(await askable(api.world, 5), change));
const validate = (act: 'validate' | 'approve' = 'validate', email = EMAIL) =>
  send(`POST /request/${tokenFor(api.world, email, act)}/${act}`);
const letter = (subject: RegExp) => api.world.outbox.all().find((each) => subject.test(each.subject))?.text ?? '';
const HELD = /held by/;

test.each([
  ['a line feed', '\n'],
  ['a carriage return', '\r'],
  ['both', '\r\n'],
  ['a vertical tab', '\v'],
  ['a form feed', '\f'],
  ['NEL', '\u0085'],
  ['a line separator', '\u2028'],
  ['a paragraph separator', '\u2029'],
])('no line that a stranger ends with %s stands outside of the quotation', async (_, end) => {
  await file({ notes: `Seeds${end}Pay here at once` });
  await validate();
  const text = letter(HELD);
  expect(text).toContain('\n> Pay here at once\n');
  expect(text.split(/[\n\v\f\r\u0085\u2028\u2029]/).filter((line) => /Pay here/.test(line))).toEqual([
    '> Pay here at once',
  ]);
});

test.each([
  'evil.example/now',
  'www.evil.example',
  'https://evil.example',
  'mailto:me@evil.example',
  'xn--80ak6aa92e.com',
  'пример.рф',
  'evil。example',
  'evil．example',
])('no program makes a link of %p', async (address) => {
  await file({ notes: address, fullName: `Bea ${address}` });
  await validate();
  expect(letter(HELD)).not.toContain(address);
  expect(letter(HELD)).not.toMatch(/^> .*(?:\p{L}[.。．]\p{L}|:\/\/|mailto:)/mu);
});

test('what is no address stays as it was typed', async () => {
  await file({ notes: 'Prof. Bea asks for 1.5 kg, at 12:30. Thanks...' });
  await validate();
  expect(letter(HELD)).toContain('> Prof. Bea asks for 1.5 kg, at 12:30. Thanks...');
});

test('control characters are in no letter', async () => {
  await file({ notes: 'a\u0000b\u001b[31mc\u0007\u007fd\te', fullName: 'Bea\u001b]0;x\u0007' });
  await validate();
  expect(letter(HELD)).toContain('> ab[31mcd\te');
  expect(letter(HELD)).toContain('> Bea]0;x\n');
});

test('an approver, whom a stranger names, gets none of the notes', async () => {
  await file({ notes: 'Buy now', approverEmail: APPROVER });
  await validate();
  expect(letter(/is waiting for your approval/)).toContain('Bea Breeder');
  expect(letter(/is waiting for your approval/)).not.toContain('Buy now');
  // Who approves reads them on the page of the link, and genebanks get them then.
  const link = tokenFor(api.world, APPROVER, 'approve');
  expect(await send(`GET /request/${link}/link?purpose=request-approve`)).toMatchObject({ notes: 'Buy now' });
  await validate('approve', APPROVER);
  expect(letter(HELD)).toContain('> Buy now');
});

describe('letters say who validated', () => {
  const byAdmin = async (change: Parameters<typeof requestOf>[1]) => {
    const id = idOf(await file(change));
    await send(`POST /request/${id}/admin/validate`, undefined, 'admin@example.org');
  };

  test('the person', async () => {
    await file({ approverEmail: APPROVER });
    await validate();
    expect(letter(/^Your request is waiting/)).toContain('You confirmed it by the link');
    expect(letter(/is waiting for your approval/)).toContain('The person confirmed this e-mail address.');
    await validate('approve', APPROVER);
    expect(letter(HELD)).toContain('The person confirmed this e-mail address.');
  });

  test('an administrator in their place', async () => {
    await byAdmin({ approverEmail: APPROVER });
    expect(letter(/^Your request is waiting/)).toContain('An administrator of PGR Portal confirmed it in your place.');
    expect(letter(/is waiting for your approval/)).toContain('An administrator of PGR Portal confirmed the request');
    await byAdmin({});
    expect(letter(HELD)).toContain('the person, who has not confirmed this e-mail address');
  });
});
