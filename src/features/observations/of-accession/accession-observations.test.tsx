import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { currentDatasets } from '../../../../mocks/rules/entities/readable-datasets';
import { handlers } from '../../../../mocks/adapters/handlers';
import { accessionObservations } from '../../../../mocks/data/observations/accession-observations';
import { failing } from '../../../../mocks/adapters/scenarios';
import { heading, renderApp } from '../../../../test/harness/harness';
import { accessionUuid } from '@/mcpd/accession-uuid';
import { trialWorld } from '../trial.fixture';
import { observedLines } from './observed-lines';

const world = trialWorld();
const uuidOf = (number: string) => accessionUuid('CZE122', number, 'Triticum');
const asked = uuidOf('W 4');
const part = async (name: string) => within(await screen.findByRole('region', { name }));

/** What is said of a descriptor: values, then where they lie in the dataset. */
const said = async (descriptor: string) => {
  const link = await (await part('Observations')).findByRole('link', { name: descriptor });
  return [...(link.closest('div')?.querySelectorAll('li, .place > div') ?? [])].map(({ textContent }) => textContent);
};

test('values are told with their place in the dataset', async () => {
  await renderApp(`/a/${asked}`, { world });
  await screen.findByText('Rank 3 of 7');
  expect(await said('Plant height')).toEqual(['120 cm', '80 cm to 140 cm, mean 106.1 cm', 'Rank 3 of 7']);
  expect(await said('Rust score')).toEqual(['2', '1 to 9, mean 3.714', 'Rank 5 of 7 · shared with 1 other']);
  // Codes have no mean.
  expect(await said('Growth habit')).toEqual(['2 · <i>Spreading</i>', '2 · <i>Spreading</i>: 4 of 8 values (50.0%)']);
  expect(await said('Awned')).toEqual(['Yes', 'Yes: 3 of 4 values (75.0%)']);
});

test('dates are dates, and texts are only themselves', async () => {
  await renderApp(`/a/${uuidOf('W 1')}`, { world });
  await screen.findAllByText('Rank 7 of 7');
  expect(await said('Sown')).toEqual(['Mar 15, 2024', 'Mar 15, 2024 to Mar 15, 2024']);
});

test('several values rank by their mean', async () => {
  await renderApp(`/a/${uuidOf('W 2')}`, { world });
  await screen.findByText('Rank 6 of 7');
  expect(await said('Remark')).toEqual(['late & lodged']);
});

test('from an accession one click leads to the comparison of its dataset', async () => {
  const { user } = await renderApp(`/a/${asked}`, { world });
  await user.click(await (await part('Observations')).findByRole('link', { name: 'Compare accessions' }));
  await heading('Wheat trial');
  await screen.findByRole('heading', { name: 'Two descriptors against each other' });
});

test('where the dataset cannot be asked, the values stay and the rest is asked again', async () => {
  const { user, server } = await renderApp(`/a/${asked}`, { world, handlers: [failing('POST /dataset/data')] });
  const again = await (await part('Observations')).findByRole('button', { name: 'Try again' });
  expect((await said('Plant height')).slice(0, 2)).toEqual(['120 cm', '80 cm to 140 cm, mean 106.1 cm']);
  server.use(...handlers(world, 'http://localhost'));
  await user.click(again);
  await screen.findByText('Rank 3 of 7');
});

test('a server that knows no datasets tells the values alone', async () => {
  const none = ['descriptors', 'summary'].map((end) =>
    http.get(`http://localhost/api/v2/dataset/:uuid/${end}`, () => HttpResponse.json({}, { status: 404 })),
  );
  await renderApp(`/a/${asked}`, { world, handlers: none });
  await (await part('Observations')).findByText('120 cm');
  expect(await said('Growth habit')).toEqual(['2 · <i>Spreading</i>']);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('values by source, as a live server tells them, are shown under the titles that they have here', async () => {
  const bySource = http.get('http://localhost/api/v2/acn/:uuid/observations', async ({ params }) => {
    const accession = await world.accessions.details(String(params['uuid']));
    if (!accession) return HttpResponse.json({}, { status: 404 });
    const { accession: uuid, sources } = accessionObservations(await currentDatasets(world), accession);
    return HttpResponse.json({ accession: uuid, instituteCode: accession.instituteCode, sources });
  });
  await renderApp(`/a/${asked}`, { world, handlers: [bySource] });
  expect((await said('Plant height'))[0]).toBe('120 cm');
  expect((await said('Growth habit'))[0]).toBe('2 · <i>Spreading</i>');
});

test('observations are shown as they come, first those of the holder', async () => {
  const observed = http.get('http://localhost/api/v2/acn/:uuid/observations', () =>
    HttpResponse.json({
      firstPartyData: [{ uuid: 'x', descriptor: { title: 'Plant height', uom: 'cm' }, value: [80, 92] }],
      thirdPartyData: [{ descriptor: { title: '<i>Rust</i>' }, value: 3 }],
    }),
  );
  await renderApp(`/a/${asked}`, { world, handlers: [observed] });
  const parts = await part('Observations');
  expect(parts.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'By the genebank',
    'By others',
  ]);
  expect(parts.getByText('80; 92')).toBeVisible();
  expect(parts.getByText('<i>Rust</i>')).toBeVisible();
});

test('observations of the contract are told by dataset, with what leads further', async () => {
  const values = [
    { value: 3, title: 'Spreading', method: 'By eye' },
    { value: 3, title: 'Spreading', method: 'By eye' },
    { value: true },
  ];
  const one = {
    datasetUuid: 'd-1',
    datasetTitle: 'Trial <1>',
    descriptorUuid: 'e-1',
    descriptorTitle: 'Habit',
    values,
  };
  const height = { ...one, descriptorUuid: 'e-2', descriptorTitle: 'Height', uom: 'cm', values: [{ value: 1200.5 }] };
  const observed = http.get('http://localhost/api/v2/acn/:uuid/observations', () =>
    HttpResponse.json({ firstPartyData: [one, height], thirdPartyData: [] }),
  );
  await renderApp(`/a/${asked}`, { world, handlers: [observed] });
  const parts = await part('Observations');
  await parts.findByText('1,200.5 cm');
  expect(parts.getByRole('link', { name: 'Trial <1>' })).toHaveAttribute('href', '/datasets/d-1');
  expect(parts.getByRole('link', { name: 'Height' })).toHaveAttribute('href', '/descriptors/e-2');
  expect(parts.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    '3 · SpreadingBy eye',
    'Yes',
    '1,200.5 cm',
  ]);
});

test.each<[unknown, [string, string][]]>([
  [
    { a: 1, b: { c: null, d: 'x' }, _class: 'y', id: 7 },
    [
      ['a', '1'],
      ['b · d', 'x'],
    ],
  ],
  [
    [{ a: [1, 2] }, { a: false }],
    [
      ['a', '1; 2'],
      ['a', 'false'],
    ],
  ],
  ['text', [['', 'text']]],
  [null, []],
])('observation %j', (observation, lines) => {
  // oxfmt-ignore
  expect(observedLines(observation).map(({ name, value }) => [name, value])).toEqual(lines);
});
