import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeWorld } from '../../../mocks/rules/world/world';
import type { ClusterProgress } from '@/contract/accession/subsetting';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';
import { pass } from '../../../test/harness/settled';

const world = makeWorld({ accessions: 400 });
const CLUSTER = 'http://localhost/api/subsetting/v1/cluster';
let total = 0;

beforeAll(async () => {
  total = (await world.accessions.counts()).total;
});

const openTool = async (options: Parameters<typeof renderApp>[1] = {}) => {
  const portal = await renderApp('/a/subsetting', { world, ...options });
  await heading(`${total} accessions`);
  await screen.findByRole('button', { name: 'Make the sets' });
  return portal;
};
const begin = () => screen.getByRole('button', { name: 'Make the sets' });
/** The page asks every half second how far a computation is. */
const sets = () =>
  waitFor(async () => {
    await pass(500);
    return screen.getByRole('heading', { level: 2, name: /^\d+ sets of \d+ accessions$/ });
  });
const table = () => within(screen.getByRole('region', { name: 'Sets' }));
const job = (patch: Partial<ClusterProgress>) => HttpResponse.json({ id: 'job-1', progress: 0.4, ...patch });

test('a core selection: sets in a table, to My List, as a list', async () => {
  const { user } = await openTool();
  await user.clear(screen.getByRole('textbox', { name: 'Sets' }));
  await user.type(screen.getByRole('textbox', { name: 'Sets' }), '4{Enter}');
  await sets();
  expect(await screen.findByText(/computed by a simple model/)).toBeVisible();
  expect(screen.getByText(/\(E-NE\): \d\.\d\d standard deviations/)).toBeVisible();
  expect(screen.getByText(/have no coordinates, so their climate is not known/)).toBeVisible();
  await waitFor(() => expect(table().getAllByRole('link')).toHaveLength(4));
  expect(table().getByRole('columnheader', { name: 'Mean temperature: mean (°C)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add to My List' }));
  await waitFor(() => expect(JSON.parse(localStorage.getItem('myList') ?? '{}')).toMatchObject({ count: 4 }));
  await user.click(screen.getByRole('button', { name: 'Open as a list' }));
  await heading('4 accessions');
  await arrivedAt(/^\/a\/v/);
});

test('by hand the members are ticked; another tab and back keeps them', async () => {
  const { user } = await openTool();
  await user.click(screen.getByRole('radio', { name: /^Manual/ }));
  await user.click(begin());
  await sets();
  expect(screen.getByText('0 accessions to take')).toBeVisible();
  const [first] = table().getAllByRole('button', { name: /accessions?$/ });
  await user.click(first as HTMLElement);
  const boxes = await table().findAllByRole('checkbox', { name: /^Take / });
  await user.click(boxes[0] as HTMLElement);
  expect(await screen.findByText('1 accession to take')).toBeVisible();
  expect(table().getByText('1 ticked')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Overview' }));
  await arrivedAt('/a/overview');
  await user.click(await screen.findByRole('link', { name: 'Subsetting' }));
  await sets();
  expect(screen.getByText('1 accession to take')).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Manual/ })).toBeChecked();
});

test('what is wrong is said beside its input, in both modes, and nothing typed is lost', async () => {
  const { user } = await openTool();
  const number = screen.getByRole('textbox', { name: 'Sets' });
  await user.clear(number);
  await user.type(number, '1');
  expect(screen.getByText('Type a whole number of sets, 2 or more.')).toBeVisible();
  expect(begin()).toBeDisabled();
  await user.clear(number);
  await user.type(number, '4000');
  expect(
    await screen.findByText(/^More accessions than sets are required: \d+ accessions can be grouped/),
  ).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Advanced' }));
  expect(begin()).toBeEnabled();
  await user.clear(screen.getByRole('textbox', { name: 'First year' }));
  await user.type(screen.getByRole('textbox', { name: 'First year' }), '1900');
  expect(screen.getByText(/^Climate is known from 1983 to 2016/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'From' }), 'November');
  await user.selectOptions(screen.getByRole('combobox', { name: 'To' }), 'February');
  expect(screen.getByText('November to February, over the turn of the year.')).toBeVisible();
  for (const box of screen.getAllByRole('checkbox', { name: /: (mean|maximum|minimum)$/, checked: true }))
    await user.click(box);
  expect(screen.getByText('Choose at least one indicator.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Basic' }));
  expect(screen.getByRole('textbox', { name: 'Sets' })).toHaveValue('4000');
  await user.click(screen.getByRole('radio', { name: 'Advanced' }));
  expect(screen.getByRole('textbox', { name: 'First year' })).toHaveValue('1900');
  await user.click(screen.getByRole('button', { name: 'Usual settings' }));
  expect(begin()).toBeEnabled();
});

test.each([
  [{ refusal: 'noResults' }, 'No results', /has coordinates/],
  [{ refusal: 'tooManyResults', count: 30_000, limit: 20_000 }, 'Too many results', /30,000 .* 20,000 at most/],
  [{ refusal: 'allOutliers' }, 'All accessions are outliers', /so far apart/],
] as const)('a refusal %j has its own sentence', async (refusal, title, text) => {
  const handlers = [http.post(CLUSTER, () => job({ status: 'refused', ...refusal }))];
  const { user } = await openTool({ handlers });
  await user.click(begin());
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

test('a computation shows how far it is, is cancelled, and is cancelled by leaving', async () => {
  const cancelled: string[] = [];
  const handlers = [
    http.post(CLUSTER, () => job({ status: 'running' })),
    http.get(`${CLUSTER}/:id`, () => job({ status: 'running' })),
    http.delete(`${CLUSTER}/:id`, ({ params }) => {
      cancelled.push(String(params.id));
      return new HttpResponse(null, { status: 200 });
    }),
  ];
  const { user } = await openTool({ handlers });
  await user.click(begin());
  await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveValue(40));
  expect(begin()).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Cancelled. Your settings are kept.')).toBeVisible();
  expect(cancelled).toEqual(['job-1']);
  await user.click(begin());
  await screen.findByRole('progressbar', { name: 'Progress' });
  await user.click(screen.getByRole('link', { name: 'Analogues' }));
  await waitFor(() => expect(cancelled).toHaveLength(2));
});

test('a failed start is drawn, and started again', async () => {
  const handlers = [http.post(CLUSTER, () => HttpResponse.json({ error: 'broken' }, { status: 500 }), { once: true })];
  const { user } = await openTool({ handlers });
  await user.click(begin());
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await sets();
});

test('a refusal of another filter says nothing about this one', async () => {
  const handlers = [http.post(CLUSTER, () => job({ status: 'refused', refusal: 'noResults' }))];
  const { user } = await openTool({ handlers });
  await user.click(begin());
  await screen.findByRole('heading', { level: 2, name: 'No results' });
  await user.click(screen.getByRole('checkbox', { name: /^Yes/ }));
  await arrivedAt(/^\/a\/subsetting\/v/);
  await waitFor(() => expect(screen.queryByRole('heading', { level: 2, name: 'No results' })).toBeNull());
});

test('the result of an earlier filter says so', async () => {
  const { user } = await openTool();
  await user.click(begin());
  await sets();
  await user.click(screen.getByRole('checkbox', { name: /^Yes/ }));
  await arrivedAt(/^\/a\/subsetting\/v/);
  expect(await screen.findByText(/^These sets are of an earlier filter with/)).toBeVisible();
  await user.click(begin());
  await waitFor(() => expect(screen.queryByText(/^These sets are of an earlier filter/)).toBeNull());
  await sets();
});
