import { screen, within } from '@testing-library/react';
import Papa from 'papaparse';
import { makeWorld } from '../../../mocks/rules/world/world';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';
import { numbered } from './numbered';

const world = makeWorld({ accessions: 60 });
const wheat = async (current: boolean) => {
  const lists = await world.catalogue.descriptorLists.all();
  const found = lists.find((one) => one.crops.includes('wheat') && one.current === current);
  if (!found) throw new Error('The demo has no such list');
  const descriptors = await Promise.all(found.descriptors.map((uuid) => world.catalogue.descriptors.one(uuid)));
  return { ...found, descriptors: descriptors.filter((each) => each !== undefined) };
};
const listed = async () =>
  (await world.catalogue.descriptorLists.all()).filter(({ state, current }) => state === 'PUBLISHED' && current);

test('the overview of descriptor lists counts, and a bar narrows', async () => {
  const lists = await listed();
  const { user } = await renderApp('/descriptorlists/overview', { world });
  await heading(`${lists.length} descriptor lists`);
  expect(await screen.findByText(new RegExp(`^Shares are of the ${lists.length} descriptor lists`))).toBeVisible();
  const crops = within(await screen.findByRole('region', { name: 'Crops' }));
  await user.click(crops.getByRole('button', { name: 'Show more' }));
  await user.click(await crops.findByRole('button', { name: /^Wheat: 1 descriptor list, \d/ }));
  await heading('1 descriptor list');
  await arrivedAt(/^\/descriptorlists\/overview\/v2/);
  await user.click(await crops.findByRole('button', { name: 'As a table' }));
  expect(crops.getByRole('columnheader', { name: 'Descriptor lists' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'List' }));
  await arrivedAt(/^\/descriptorlists\/v2/);
  await user.click(await screen.findByRole('link', { name: /wheat/i }));
  await heading((await wheat(true)).title);
});

test('the page holds every descriptor in its place, with contents that lead there', async () => {
  const list = await wheat(true);
  await renderApp(`/descriptorlists/${list.uuid}`, { world });
  await heading(list.title);
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
  const entries = numbered(list.descriptors).flatMap((section) => section.entries);
  expect(entries).toHaveLength(list.descriptorCount);
  for (const { number, descriptor } of entries) {
    const link = contents.getByRole('link', { name: descriptor.title });
    const place = document.querySelector(link.getAttribute('href')?.replace('.', '\\.') ?? '');
    expect(within(place as HTMLElement).getByRole('heading', { level: 3 })).toHaveTextContent(
      `${number}${descriptor.title}`,
    );
  }
  const coded = entries.find(({ descriptor }) => descriptor.terms?.length)?.descriptor;
  const table = screen.getByRole('table', { name: coded?.title ?? '' });
  expect(within(table).getAllByRole('row')).toHaveLength((coded?.terms?.length ?? 0) + 1);
});

test('it is printed, and taken along as a table', async () => {
  const list = await wheat(true);
  const print = jest.spyOn(globalThis, 'print').mockImplementation(() => undefined);
  const made: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made.push(blob as Blob);
    return 'blob:table';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await renderApp(`/descriptorlists/${list.uuid}`, { world });
  await heading(list.title);
  await user.click(screen.getByRole('button', { name: 'Print as a manual' }));
  expect(print).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
  const text = (await made[0]?.text()) ?? '';
  const { data } = Papa.parse<string[]>(text.trim());
  expect(data).toHaveLength(list.descriptorCount + 1);
  expect(new Set(data.slice(1).map((row) => row.at(-1)))).toEqual(new Set(list.descriptors.map(({ uuid }) => uuid)));
});

test('an older version leads to the current one', async () => {
  const [older, current] = [await wheat(false), await wheat(true)];
  const { user } = await renderApp(`/descriptorlists/${older.uuid}`, { world });
  await heading(older.title);
  await user.click(await screen.findByRole('link', { name: `version ${current.versionTag}` }));
  await arrivedAt(`/descriptorlists/${current.uuid}`);
});
