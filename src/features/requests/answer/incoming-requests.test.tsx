import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { changeAnswer } from '../../../../mocks/rules/requests/answers';
import { requestRows } from '../../../../mocks/rules/requests/request-rows';
import { incomingParts } from '../../../../mocks/rules/requests/request-lists';
import { actByLink } from '../../../../mocks/rules/requests/requests';
import { filedRequest, tokenFor } from '../../../../mocks/rules/requests/requests.fixture';
import { makeWorld, type World } from '../../../../mocks/rules/world/world';
import { closeApp } from '../../../../test/harness/close-app';
import { arrivedAt, heading, renderApp } from '../../../../test/harness/harness';

const EMAIL = 'bea@example.org';

/** Asks institutes of the demo account for three accessions each. */
async function asked(world: World, codes: readonly string[]) {
  const { content } = await world.accessions.page({ historic: false, institute: { code: [...codes] } }, { l: 200 });
  const uuids = codes.flatMap((code) =>
    content
      .filter(({ instituteCode }) => instituteCode === code)
      .slice(0, 3)
      .map(({ uuid }) => uuid),
  );
  const { holders } = await filedRequest(world, uuids);
  await actByLink(world, tokenFor(world, EMAIL, 'validate'), 'validate');
  return holders;
}

/** After it was read over: how many of what. */
async function sendAnswer(user: UserEvent, summary?: string) {
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send this answer?' }));
  if (summary) expect(dialog.getByText(summary)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send answer' }));
}

test('an answer is summed up before it is sent, and can be put right', async () => {
  const world = makeWorld({ accessions: 600 });
  const [holder] = await asked(world, ['DEU146']);
  const [first] = holder?.accessions ?? [];
  const { user } = await renderApp('/dashboard/requests', { world, as: 'requests' });
  const help = ['href', '/documentation/answering-requests'] as const;
  expect(await screen.findByRole('link', { name: 'How to answer requests' })).toHaveAttribute(...help);
  await user.click(await screen.findByRole('link', { name: 'Bea Breeder' }));
  await user.selectOptions(
    await screen.findByRole('combobox', { name: first?.accessionNumber ?? '' }),
    'will not be sent',
  );
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('combobox', { name: first?.accessionNumber ?? '' })).toHaveValue('DECLINED');
  await sendAnswer(user, 'undecided: 2 · will not be sent: 1');
  expect(await screen.findByText(/^Answer sent/)).toBeVisible();
  await user.selectOptions(await screen.findByRole('combobox', { name: first?.accessionNumber ?? '' }), 'will be sent');
  await sendAnswer(user, 'undecided: 2 · will be sent: 1');
  expect(await screen.findByText(/^Answered – will be sent: 1/)).toBeVisible();
});

test('a genebank says why it cannot send an accession, and its requester reads it', async () => {
  const world = makeWorld({ accessions: 600 });
  const [holder] = await asked(world, ['DEU146']);
  const [first, second] = (holder?.accessions ?? []).map(({ accessionNumber }) => accessionNumber);
  const { user } = await renderApp('/dashboard/requests', { world, as: 'requests' });
  await user.click(await screen.findByRole('link', { name: 'Bea Breeder' }));
  await user.click(await screen.findByRole('button', { name: 'Will not be sent' }));
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Reason for all that will not be sent:' }),
    'being regenerated',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: `Reason for ${second}` }), 'another reason');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  const explanation = screen.getByRole('textbox', { name: `Explanation for ${second}` });
  await waitFor(() => expect(explanation).toBeInvalid());
  expect(screen.getByRole('alert')).toHaveTextContent('Required');
  await user.type(explanation, 'Lost in a fire');
  await sendAnswer(user, 'will not be sent: 3');
  expect(await screen.findByText(/^Answer sent\./)).toBeVisible();
  expect(screen.getByRole('combobox', { name: `Reason for ${first}` })).toHaveValue('regeneration');
  const [request] = requestRows(world).values();
  closeApp();
  await renderApp(`/requests/status/${request?.uuid}`, { world });
  await heading('Where your request stands');
  await user.click(await screen.findByText('3 accessions'));
  expect(await screen.findAllByText(/will not be sent: being regenerated/)).toHaveLength(2);
  expect(screen.getByText('Lost in a fire')).toBeVisible();
});

test('what was decided already is skipped, with the reason', async () => {
  const world = makeWorld({ accessions: 600 });
  const [holder] = await asked(world, ['DEU146', 'NLD037']);
  const items = Object.fromEntries((holder?.accessions ?? []).map(({ uuid }) => [uuid, 'DECLINED' as const]));
  const answer = tokenFor(world, holder?.email ?? '', 'answer');
  await changeAnswer(world, answer, { items, note: null, tracking: null });
  const { user } = await renderApp('/dashboard/requests', { world, as: 'requests' });
  await heading('2 requests to genebanks');
  await user.click(await screen.findByRole('button', { name: /select/i }));
  for (const box of await screen.findAllByRole('checkbox', { name: /Bea Breeder/ })) await user.click(box);
  await user.click(await screen.findByRole('button', { name: /^Decline undecided accessions/ }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: /Decline undecided accessions/ }),
  );
  const told = within(await screen.findByRole('dialog', { name: 'Request failed for some items.' }));
  expect(told.getByText(/^Decline undecided accessions: Done for 1 of 2\./)).toBeVisible();
  expect(told.getByText('Everything is decided already: will not be sent: 3')).toBeVisible();
});

test('a genebank answers in the dashboard what it could by its letter', async () => {
  const world = makeWorld({ accessions: 600 });
  const [holder] = await asked(world, ['DEU146']);
  const second = holder?.accessions[1];
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await renderApp('/dashboard/requests', { world, as: 'requests' });
  await heading('1 request to a genebank');
  await user.click(await screen.findByRole('link', { name: 'Bea Breeder' }));
  await heading('Request from Bea Breeder');
  await arrivedAt(/^\/dashboard\/requests\/DEU146\/[\da-f-]{36}$/);
  // The label for the post, on paper only.
  expect(screen.getAllByText(/12345 Gatersleben/)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Print order' }));
  const order = within(screen.getByRole('table', { name: /^Order [\dA-F]{5}-[\dA-F]{5}$/, hidden: true }));
  expect(order.getAllByRole('row', { hidden: true })).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Print labels' }));
  expect(print).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('img', { name: second?.accessionNumber ?? '', hidden: true })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Will be sent' }));
  await user.selectOptions(screen.getByRole('combobox', { name: second?.accessionNumber ?? '' }), 'will not be sent');
  await sendAnswer(user);
  expect(await screen.findByText(/^Answer sent/)).toBeVisible();
  expect(screen.getByText(/^Answered – will be sent: 2 · will not be sent: 1/)).toBeVisible();
  expect(world.outbox.all()[0]).toMatchObject({ to: EMAIL, subject: `${holder?.name} answered your request` });
});

test('several are decided at once, and those for which it failed are named', async () => {
  const world = makeWorld({ accessions: 600 });
  await asked(world, ['DEU146', 'NLD037']);
  const { user } = await renderApp('/dashboard/requests', { world, as: 'requests' });
  await heading('2 requests to genebanks');
  await user.click(await screen.findByRole('button', { name: /select/i }));
  const boxes = await screen.findAllByRole('checkbox', { name: /Bea Breeder/ });
  for (const box of boxes) await user.click(box);
  await user.click(await screen.findByRole('button', { name: /^Decline undecided accessions/ }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: /Decline undecided accessions/ }),
  );
  await waitFor(() => expect(screen.getAllByText('will not be sent: 3')).toHaveLength(2));
  expect(world.outbox.all().filter(({ subject }) => subject.endsWith('answered your request'))).toHaveLength(2);
});

test('what somebody else decided meanwhile is named, and the rest is done', async () => {
  const world = makeWorld({ accessions: 600 });
  const [holder] = await asked(world, ['DEU146']);
  const [first] = holder?.accessions ?? [];
  const { user } = await renderApp('/dashboard/requests', { world, as: 'requests' });
  await user.click(await screen.findByRole('link', { name: 'Bea Breeder' }));
  await heading('Request from Bea Breeder');
  await changeAnswer(world, tokenFor(world, holder?.email ?? '', 'answer'), {
    items: { [first?.uuid ?? '']: 'DECLINED' },
    note: null,
    tracking: null,
  });
  await user.type(await screen.findByRole('textbox', { name: 'Note to the requester' }), 'In spring');
  await user.click(screen.getByRole('button', { name: 'Will be sent' }));
  await sendAnswer(user);
  const failed = await screen.findByText('Request failed for some items.');
  expect(failed.parentElement).toHaveTextContent(`${first?.accessionNumber}: will not be sent`);
  expect(screen.getByText(/^Answered – will be sent: 2/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Note to the requester' })).toHaveValue('In spring');
});

test('an address under another institute shows nothing', async () => {
  const world = makeWorld({ accessions: 600 });
  await asked(world, ['DEU146']);
  const [first] = await incomingParts(world, { authorities: ['ROLE_ADMINISTRATOR'] });
  await renderApp(`/dashboard/requests/NLD037/${first?.row.uuid}`, { world, as: 'requests' });
  await heading('Not found');
});

test('the dashboard says how many wait for an answer', async () => {
  const world = makeWorld({ accessions: 600 });
  await asked(world, ['DEU146', 'NLD037']);
  await renderApp('/dashboard', { world, as: 'requests' });
  expect(await screen.findByText('2 wait for an answer')).toBeVisible();
});
