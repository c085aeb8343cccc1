import { screen, within } from '@testing-library/react';
import type { DatasetRecord } from '../../../../mocks/data/catalogue/datasets';
import { makeWorld } from '../../../../mocks/rules/world/world';
import { renderApp } from '../../../../test/harness/harness';

const world = makeWorld({ accessions: 600 });
const TITLE = 'Characterization of spring barley';

/** A draft of the publisher beside what is published of it. */
async function draft(rest: Partial<DatasetRecord>) {
  const { datasetRows } = world.catalogue;
  const seed = (await datasetRows.all()).find(({ title }) => title === TITLE);
  if (!seed) throw new Error('The demo has a dataset of barley');
  const by = world.users.byEmail('publisher@example.org')?.uuid;
  const copy = { ...seed, firstVersion: seed.uuid, versionTag: '1.9', state: 'DRAFT' as const, current: false };
  const made = datasetRows.create({ ...copy, uuid: crypto.randomUUID(), ...rest }, { by });
  return { made, seed, path: `/dashboard/datasets/${made.uuid}/edit` };
}
const part = (name: string) => screen.findByRole('region', { name });
const lines = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('whoever reviews sees what will be public, what was refused, and what is other than before', async () => {
  const { seed, path } = await draft({ source: 'Field book 7', rights: 'CC0-1.0' });
  const { user } = await renderApp(`${path}/review-and-publish`, { world, as: 'publisher' });
  expect(lines(await part(`Compared with version ${seed.versionTag}`))).toEqual(
    expect.arrayContaining([`Licence: ${seed.rights} → CC0-1.0`, expect.stringMatching(/^Source.*Field book 7$/)]),
  );
  const rows = within(await part('First rows'));
  expect(await rows.findByRole('columnheader', { name: /^Plant height/ })).toBeVisible();
  expect(rows.getAllByRole('row')).toHaveLength(11);
  const charts = within(await part('Distributions'));
  // What takes much room is unfolded by who wants it.
  expect(charts.queryByRole('button', { name: 'Copy as CSV' })).toBeNull();
  await user.click(charts.getByText('Distributions'));
  expect(await charts.findAllByRole('button', { name: 'Copy as CSV' })).toHaveLength(6);
});

test('what an import refused, and what the catalogue does not hold, is counted', async () => {
  const { seed } = await draft({});
  const [file] = seed.files;
  if (!file) throw new Error('The dataset of barley has a file');
  const loads = [{ sheet: 0, observations: 360, loaded: 352 }];
  const references = world.catalogue.datasetReferences.keep([{ instCode: 'DEU146', acceNumb: 'no such' }]);
  const { path } = await draft({ files: [{ ...file, name: '<b>wheat.xlsx', loads }], references });
  const { user } = await renderApp(`${path}/review-and-publish`, { world, as: 'publisher' });
  const checks = await part('Checks');
  const missing = await within(checks).findByText(/accession is not in the catalogue/);
  expect(missing).toHaveTextContent('DEU146 no such');
  expect(lines(checks)).toEqual(
    expect.arrayContaining([
      '<b>wheat.xlsx: 352 of 360 observations imported, 8 refused',
      expect.stringMatching(/^\d+ observations? (is|are) outside/),
    ]),
  );
  await user.click(within(checks).getByRole('link', { name: 'Show them' }));
  expect(await screen.findByRole('textbox', { name: 'References' })).toHaveDisplayValue(/no such/);
});

test('a draft that was sent back says why on every step, until it is sent again', async () => {
  const sentBack = { reason: 'Say which year.', date: '2026-03-05T10:00:00.000Z' };
  const { path } = await draft({ sentBack });
  await renderApp(path, { world, as: 'publisher' });
  const note = await screen.findByText('Say which year.');
  expect(note.closest('[role=note]')).toHaveTextContent('Sent back Mar 5, 2026, 10:00 AM');
});
