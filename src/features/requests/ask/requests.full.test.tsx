import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { MY_LIST_KEY } from '@/contract/constants';
import { keepExternal } from '../../../../mocks/rules/requests/external-requests';
import { holdersOf } from '../../../../mocks/rules/requests/holders';
import { actByLink, fileRequest } from '../../../../mocks/rules/requests/requests';
import { askable, requestOf, tokenFor } from '../../../../mocks/rules/requests/requests.fixture';
import { makeWorld, type World } from '../../../../mocks/rules/world/world';
import { heading, renderApp } from '../../../../test/harness/harness';

const EMAIL = 'bea@example.org';
const UNKNOWN = '00000000-0000-4000-8000-000000000001';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const link = (name: string | RegExp) => screen.findByRole('link', { name });
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });

function follow(path: string) {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** After it was read over. */
async function sendAnswer(user: UserEvent) {
  await user.click(await button('Send answer'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send answer' }));
}

/** My List with accessions of several holders, an institute that takes no requests, and one that is gone. */
async function listed(world: World, count = 6): Promise<string[]> {
  const uuids = await askable(world, count);
  localStorage.setItem(MY_LIST_KEY, JSON.stringify({ count: uuids.length + 1, accessions: [...uuids, UNKNOWN] }));
  return uuids;
}

async function fillIn(user: UserEvent, approver?: string) {
  await user.type(await field(/^Full name/), 'Bea Breeder');
  await user.type(await field(/^E-mail/), EMAIL);
  await user.click(await screen.findByRole('radio', { name: 'myself' }));
  await user.click(await field(/^Postal address/));
  await user.paste('Field Lane 1\n12345 Gatersleben');
  const country = await screen.findByRole('combobox', { name: /^Country/ });
  await user.type(country, 'Germany');
  await user.click(await screen.findByRole('option', { name: /^Germany/ }));
  await user.click(await screen.findByRole('radio', { name: 'Breeding' }));
  await user.click(await screen.findByRole('radio', { name: 'Yes' }));
  if (approver) {
    await user.click(screen.getByText('If you need approval, or work at the genebank'));
    await user.type(await field(/^Approver’s e-mail/), approver);
  }
  await user.click(await button('Next: review'));
}

test('from My List to the genebanks, and what became of it', async () => {
  const world = makeWorld({ accessions: 300 });
  await listed(world);
  const { user } = await renderApp('/requests', { world });
  await heading('Request plant genetic resources');
  expect(screen.getByText('7 accessions are in My List.')).toBeVisible();
  await user.click(await link('Start a request'));

  // Everything in the list is counted somewhere.
  expect(
    await screen.findByText(
      /^You are requesting (\d) of the 7 accessions in My List\. (\d) (?:is|are) left out\. 1 is not in the catalogue\.$/,
    ),
  ).toBeVisible();
  await user.click(await link('Next: your details'));

  await heading('Your details');
  await user.click(await button('Next: review'));
  expect((await screen.findAllByText('Required')).length).toBeGreaterThan(4);
  await fillIn(user);

  await heading('Review and send');
  expect(screen.getByText('Bea Breeder')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /^Keep a link to this request/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Remember my details/ }));
  await user.dblClick(await button('Send request'));
  await heading('Where your request stands');
  expect(world.outbox.all()).toHaveLength(1);
  expect(await screen.findAllByText(/^Sent, awaiting your confirmation/)).toHaveLength(2);
  expect(screen.queryByText(/Gatersleben/)).toBeNull();

  follow(`/request/${tokenFor(world, EMAIL, 'validate')}/validate`);
  await heading('Confirm your request');
  await user.click(await button('Confirm the request'));
  await screen.findByRole('heading', { name: 'Your request is confirmed' });
  await user.click(await link('Where the request stands'));
  expect((await screen.findAllByText(/^Sent to the genebanks/)).length).toBeGreaterThan(0);

  await user.click(await button('Withdraw request'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect((await screen.findAllByText(/^Withdrawn/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Withdraw request' })).toBeNull();

  // It was to be remembered here, until it is to be forgotten.
  follow('/requests');
  await screen.findByRole('heading', { name: 'Your requests on this device' });
  await user.click(await button(/^Remove the request of/));
  expect(screen.queryByRole('heading', { name: 'Your requests on this device' })).toBeNull();

  // So was what was typed about the person, and nothing of what it was for.
  follow('/requests/create/request-info');
  await user.click(await button('Use my details from last time'));
  expect(await field(/^Full name/)).toHaveValue('Bea Breeder');
  expect(await field(/^Postal address/)).toHaveValue('Field Lane 1\n12345 Gatersleben');
  expect(screen.getByRole('radio', { name: 'Breeding' })).not.toBeChecked();
  expect(screen.queryByRole('button', { name: 'Forget my details' })).toBeNull();
});

test('a genebank answers by its letter, and the requester confirms what came', async () => {
  const world = makeWorld({ accessions: 300 });
  const { holders } = await holdersOf(world, await askable(world, 40));
  const holder = holders.find(({ accessions }) => accessions.length > 1);
  if (!holder?.email) throw new Error('Nobody holds two');
  const [first, second] = holder.accessions;
  if (!first || !second) throw new Error('It holds too little');
  const { key, accessions: _, ...info } = requestOf([]);
  const request = await fileRequest(world, { key, info, holders: [{ ...holder, accessions: [first, second] }] });
  await actByLink(world, tokenFor(world, EMAIL, 'validate'), 'validate');
  const answering = `/request/${tokenFor(world, holder.email, 'answer')}/answer`;
  const { user } = await renderApp(answering, { world });
  await heading('Answer a request');
  expect(await screen.findByText('Bea Breeder')).toBeVisible();
  // The same as in the dashboard: what happened, the label for the post (on paper only), and files.
  expect(screen.getByText(/^Awaiting the genebank’s answer/)).toBeVisible();
  expect(screen.getAllByText(/12345 Gatersleben/)).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Print order' })).toBeVisible();
  await user.click(await button('Export …'));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await user.click(await button('Will be sent'));
  await user.selectOptions(screen.getByRole('combobox', { name: second.accessionNumber }), 'will not be sent');
  await user.type(await field('Note to the requester'), 'In spring');
  await sendAnswer(user);
  expect(await screen.findByText(/^Answer sent/)).toBeVisible();
  expect(world.outbox.all()[0]).toMatchObject({ to: EMAIL, subject: `${holder.name} answered your request` });

  await user.click(await button('Sent'));
  await user.type(await field('Tracking number'), 'RR 1');
  await sendAnswer(user);
  await waitFor(() => expect(world.outbox.all()[0]?.subject).toBe(`${holder.name} sent you material`));
  await waitFor(() => expect(screen.queryByText(/^Set all to/)).toBeNull());

  const receipt = `/request/${tokenFor(world, EMAIL, 'confirm')}/confirm`;
  follow(receipt);
  await heading('Has the material arrived?');
  await user.click(await button('Confirm arrival'));
  await screen.findByRole('heading', { name: 'Thank you' });
  await user.click(await link('Where the request stands'));
  expect((await screen.findAllByText(/^Material received/)).length).toBeGreaterThan(0);
  const part = within(screen.getByRole('region', { name: holder.name }));
  const happened = within(part.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');
  expect(happened.map(({ textContent }) => textContent?.replace(/ ·.*/, ''))).toEqual([
    'Answered – will be sent: 1',
    'Answered – sent: 1',
    'Arrived – received: 1',
  ]);
  expect(part.getByText('The material has arrived. There is nothing left to do.')).toBeVisible();
  expect(screen.getByText('In spring')).toBeVisible();
  await user.click(screen.getByText('2 accessions'));
  expect(screen.getByText(/– received$/)).toBeVisible();
  expect(screen.getByText(/– will not be sent$/)).toBeVisible();
  expect(window.location.pathname).toBe(`/requests/status/${request.uuid}`);
  follow(answering);
  expect(await screen.findByText('This request is closed to further answers.')).toBeVisible();
});

test('an approver reads the request, and rejects it with a reason', async () => {
  const world = makeWorld({ accessions: 300 });
  await listed(world);
  const { user } = await renderApp('/requests/create/request-info', { world });
  await fillIn(user, 'boss@example.org');
  await user.click(await button('Send request'));
  await heading('Where your request stands');
  follow(`/request/${tokenFor(world, EMAIL, 'validate')}/validate`);
  await user.click(await button('Confirm the request'));
  await screen.findByRole('heading', { name: 'Your request is confirmed' });

  const approval = `/request/${tokenFor(world, 'boss@example.org', 'approve')}/approve`;
  follow(approval);
  await heading('Approve a request');
  expect(await screen.findByText(/^Bea Breeder \(bea@example.org\) is requesting these accessions/)).toBeVisible();
  await user.click(await button('Reject the request'));
  expect(await screen.findByText('Required')).toBeVisible();
  await user.type(await field('Reason'), 'No budget');
  await user.click(await button('Reject the request'));
  await screen.findByRole('heading', { name: 'The request is rejected' });
  follow('/requests');
  await heading('Request plant genetic resources');
  follow(approval);
  expect(await screen.findByText(/^This request was rejected on /)).toBeVisible();
});

test('what is left out is counted, and nothing can be sent of nothing', async () => {
  const world = makeWorld({ accessions: 300 });
  await listed(world, 1);
  const { user } = await renderApp('/requests/create', { world });
  expect(await screen.findByText(/^You are requesting 1 of the 2 accessions in My List\./)).toBeVisible();
  await user.click(await screen.findByRole('checkbox', { name: /^Request from / }));
  expect(
    await screen.findByText(/^You are requesting 0 of the 2 accessions in My List\. 1 is left out\./),
  ).toBeVisible();
  expect(screen.getByText(/^Your request is empty/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Next: your details' })).toBeNull();
  follow('/requests/create/submit');
  await heading('Accessions in your request');
});

test('without a list it says where to begin', async () => {
  await renderApp('/requests/create');
  await heading('Request plant genetic resources');
  expect(screen.getByRole('link', { name: 'Find accessions' })).toBeVisible();
});

test('a status page that leads to nothing says so', async () => {
  await renderApp('/requests/status/11111111-2222-4333-8444-555555555555');
  expect(await screen.findByText('No request at this address')).toBeVisible();
});

test('a list that another site handed over is asked for, but for what is missing; My List stays as it is', async () => {
  const world = makeWorld({ accessions: 300 });
  const uuids = await askable(world, 3);
  const others = Array.from({ length: 204 }, (_, at) => ({ doi: `10.5072/GONE-${at}` }));
  const missing = [{ instituteCode: 'XXX000', accessionNumber: '<b>Nobody</b> has it' }, ...others];
  const key = keepExternal(world, { accessions: uuids, missing });
  const { user } = await renderApp(`/requests/external?key=${key}`, { world });
  await heading('Accessions in your request');
  expect(
    await screen.findByText(
      'You are requesting 3 of the 208 accessions from the other site’s list. 205 are not in the catalogue.',
    ),
  ).toBeVisible();
  expect(screen.getByText('XXX000 <b>Nobody</b> has it')).toBeVisible();
  expect(screen.getByText('and 5 more')).toBeVisible();
  await user.click(await link('Next: your details'));
  await heading('Your details');
  await fillIn(user);
  await heading('Review and send');
  await user.click(await button('Send request'));
  await heading('Where your request stands');
  expect(world.outbox.all()).toHaveLength(1);

  follow('/requests/external/00000000-0000-4000-8000-000000000002');
  await screen.findByRole('heading', { name: 'No list of accessions at this address' });
  follow('/requests/external');
  await heading('Request from another site');
});
