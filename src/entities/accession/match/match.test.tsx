import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { MatchRequest } from '@/contract/accession/match';
import { makeWorld, type World } from '../../../../mocks/rules/world/world';
import { fileOf } from '../../../../test/harness/file-of';
import { arrivedAt, heading, renderApp } from '../../../../test/harness/harness';
import { Gate } from '../../../../test/harness/settled';

const small = () => makeWorld({ accessions: 60 });

async function known(world: World) {
  const { content } = await world.accessions.page({}, { l: 60, s: 'accessionNumber' });
  // Numbers that are plainly one accession's: letters first.
  const lettered = content.filter(({ accessionNumber }) => /^[A-Z]+ \d{3,}$/.test(accessionNumber));
  const [one, two] = lettered;
  if (!one || !two) throw new Error('The world is too small.');
  return { one, two };
}

async function openDialog(world: World, handlers: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/a?size=25', { world, ...handlers });
  await heading(/accessions/);
  await app.user.click(await screen.findByRole('button', { name: 'Paste numbers …' }));
  const dialog = await screen.findByRole('dialog', { name: 'Paste numbers' });
  const box = within(dialog).getByRole('textbox', { name: 'What to look for' });
  return { ...app, dialog, box };
}

const lookUp = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Find accessions' });
const group = (dialog: HTMLElement, name: string) => within(dialog).getByRole('list', { name });

it('says what is exact, probable and not found, and opens what is taken', async () => {
  const world = small();
  const { one, two } = await known(world);
  const { user, dialog, box } = await openDialog(world);
  await user.click(box);
  await user.paste(`${one.accessionNumber}\n${two.accessionNumber.toLowerCase()};nobody 99\n${one.accessionNumber}`);
  await within(dialog).findByText('3 identifiers found, 1 double left out');
  await user.click(lookUp(dialog));
  await within(dialog).findByRole('heading', { name: '1 exact, 1 probable, 0 ambiguous, 1 not found' });
  expect(within(dialog).getByText('1 accession taken')).toBeVisible();
  const probable = within(group(dialog, 'Probable')).getByRole('checkbox');
  expect(probable).not.toBeChecked();
  expect(group(dialog, 'Probable')).toHaveTextContent(`only case, spaces, signs or look-alike letters differ`);
  expect(group(dialog, 'Not found')).toHaveTextContent('nobody 99');
  await user.click(probable);
  expect(within(dialog).getByText('2 accessions taken')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Show as a list' }));
  await arrivedAt(/^\/a\/v2/);
  await heading('2 accessions');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('chooses none of several by itself', async () => {
  const world = small();
  const { one, two } = await known(world);
  const { user, dialog, box } = await openDialog(world);
  await user.click(box);
  await user.paste(`${one.accessionNumber} = ${two.accessionNumber}`);
  await user.click(await waitFor(() => (expect(lookUp(dialog)).toBeEnabled(), lookUp(dialog))));
  const choice = await within(dialog).findByRole('group', { name: new RegExp(one.accessionNumber) });
  expect(within(choice).getByRole('radio', { name: 'None of them' })).toBeChecked();
  expect(within(dialog).getByText('No accession taken')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Show as a list' })).toBeDisabled();
  await user.click(within(choice).getByRole('radio', { name: new RegExp(`^${two.accessionNumber}`) }));
  expect(within(dialog).getByText('1 accession taken')).toBeVisible();
});

it('keeps the paste when it is closed and when the call fails', async () => {
  const world = small();
  const { one } = await known(world);
  let failing = true;
  const { user, dialog, box } = await openDialog(world, {
    handlers: [http.post('*/acn/match', () => (failing ? new HttpResponse(null, { status: 503 }) : undefined))],
  });
  await user.click(box);
  await user.paste(one.accessionNumber);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Paste numbers …' }));
  const again = await screen.findByRole('dialog', { name: 'Paste numbers' });
  expect(within(again).getByRole('textbox', { name: 'What to look for' })).toHaveValue(one.accessionNumber);
  await user.click(lookUp(again));
  const retry = await within(again).findByRole('button', { name: 'Try again' });
  expect(within(again).getByRole('textbox', { name: 'What to look for' })).toHaveValue(one.accessionNumber);
  failing = false;
  await user.click(retry);
  await within(again).findByRole('heading', { name: /^1 exact/ });
});

it('asks for fewer at once where a server refuses as many', async () => {
  const world = small();
  const { one } = await known(world);
  const sizes: number[] = [];
  const { user, dialog, box } = await openDialog(world, {
    handlers: [http.post('*/acn/match', async ({ request }) => {
      const { identifiers } = (await request.clone().json()) as MatchRequest;
      sizes.push(identifiers.length);
      return identifiers.length > 300 ? HttpResponse.json({ error: 'Too slow' }, { status: 400 }) : undefined;
    })],
  }); // oxfmt-ignore
  await user.click(box);
  await user.paste([one.accessionNumber, ...Array.from({ length: 599 }, (_, at) => `Q ${at}`)].join('\n'));
  await user.click(await waitFor(() => (expect(lookUp(dialog)).toBeEnabled(), lookUp(dialog))));
  await within(dialog).findByText('1 accession taken');
  expect(sizes).toEqual([600, 300, 300]);
});

it('refuses what cannot be asked, beside the input', async () => {
  const { user, dialog, box } = await openDialog(small());
  expect(lookUp(dialog)).toBeDisabled();
  await user.click(box);
  await user.paste(Array.from({ length: 10_001 }, (_, i) => `X${i}`).join('\n'));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/at most 10,000 .* these are 10,001/);
  expect(lookUp(dialog)).toBeDisabled();
  await user.click(within(dialog).getByRole('button', { name: 'Empty the box' }));
  await user.type(within(dialog).getByRole('textbox', { name: 'Only in one genebank' }), 'Prague');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/^A WIEWS code has three letters/);
});

it('copies every line with its outcome', async () => {
  const world = small();
  const { one } = await known(world);
  const { user, dialog, box } = await openDialog(world);
  await user.click(box);
  await user.paste(`${one.accessionNumber}\n=cmd()\n${one.instituteCode}\t${one.accessionNumber}`);
  await user.click(await waitFor(() => (expect(lookUp(dialog)).toBeEnabled(), lookUp(dialog))));
  await within(dialog).findByText('1 accession taken, 1 more identifier means one of them');
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(within(dialog).getByRole('button', { name: 'Copy the report (CSV)' }));
  await within(dialog).findByText('Copied');
  const lines = write.mock.calls[0]?.[0].trimEnd().split('\r\n') ?? [];
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(new RegExp(`^1,${one.accessionNumber},Exact,yes,`));
  expect(lines[2]).toMatch(/^2,'=cmd\(\),Not found,/);
  expect(lines[3]).toMatch(/^3,/);
});

it('stays when what was found cannot be opened', async () => {
  const world = small();
  const { one } = await known(world);
  let failing = true;
  const { user, dialog, box } = await openDialog(world, {
    handlers: [http.post('*/acn/filter', async ({ request }) => {
      const asked = await request.clone().text();
      return failing && asked.includes('uuid') ? new HttpResponse(null, { status: 503 }) : undefined;
    })],
  }); // oxfmt-ignore
  await user.click(box);
  await user.paste(one.accessionNumber);
  await user.click(await waitFor(() => (expect(lookUp(dialog)).toBeEnabled(), lookUp(dialog))));
  const open = await within(dialog).findByRole('button', { name: 'Show as a list' });
  await user.click(open);
  await waitFor(() => expect(open).toBeEnabled());
  expect(dialog).toBeVisible();
  failing = false;
  await user.click(open);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('can be cancelled, and shows how far it is', async () => {
  const { user, dialog, box } = await openDialog(small(), {
    handlers: [http.post('*/acn/match', new Gate().pass)],
  });
  await user.click(box);
  await user.paste('K 1\nK 2');
  await user.click(await waitFor(() => (expect(lookUp(dialog)).toBeEnabled(), lookUp(dialog))));
  expect(await within(dialog).findByRole('progressbar', { name: '0 of 2 checked' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(within(dialog).queryByRole('progressbar')).not.toBeInTheDocument());
  expect(box).toHaveValue('K 1\nK 2');
  expect(lookUp(dialog)).toBeEnabled();
});

it('adds the text of a file to the paste', async () => {
  const { user, dialog, box } = await openDialog(small());
  await user.type(box, 'K 1');
  const file = fileOf('numbers.txt', 'K 2\tK 3\n');
  await user.upload(within(dialog).getByLabelText('Open a file …', { selector: 'input' }), file);
  await waitFor(() => expect(dialog).toHaveTextContent('3 identifiers found'));
  expect(box).toHaveValue('K 1\nK 2\tK 3\n');
  expect(within(dialog).getByText('numbers.txt was added below what was there.')).toBeVisible();
});
