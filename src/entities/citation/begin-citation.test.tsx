import { screen, waitFor } from '@testing-library/react';
import { citationTable } from '../../../mocks/answers/citation/managed-citations';
import { makeWorld } from '../../../mocks/rules/world/world';
import { heading, renderApp } from '../../../test/harness/harness';

const world = makeWorld({ accessions: 60 });
const citations = citationTable(world);

const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });

/** Opens a new publication and reads a text into it. */
async function begunWith(text: string, before?: { title: string }) {
  const { user } = await renderApp('/dashboard/bibliography/edit', { world, as: 'citations' });
  await heading('New publication');
  if (before) await user.type(await field('Title'), before.title);
  await user.click(await field('Paste a DOI'));
  await user.paste(text);
  await user.click(await screen.findByRole('button', { name: 'Fill in the fields' }));
  return user;
}

test('RIS fills the fields in, says which, and saves nothing', async () => {
  const count = (await citations.all()).length;
  await begunWith('TY  - JOUR\nTI  - Barleys of the hills\nAU  - Ada, Breeder\nPY  - 2019\nXX  - 1\nER  - \n');
  expect(await screen.findByText(/^Filled in: .*Title/)).toBeVisible();
  expect(await field('Title')).toHaveValue('Barleys of the hills');
  expect(await field('Year')).toHaveValue('2019');
  expect(await citations.all()).toHaveLength(count);
});

test('what was typed stays, and is named', async () => {
  await begunWith('@article{a, title={Wheats of the plain}, year={2001}}', { title: 'My title' });
  expect(await screen.findByText('Left as you typed: Title.')).toBeVisible();
  expect(await field('Title')).toHaveValue('My title');
  expect(await field('Year')).toHaveValue('2001');
});

test('a DOI that the catalogue has leads to its publication', async () => {
  const known = (await citations.all()).find(({ doi }) => doi);
  await begunWith(`https://doi.org/${known?.doi ?? ''}`);
  const link = await screen.findByRole('link', { name: known?.title ?? '' });
  expect(link).toHaveAttribute('href', `/dashboard/bibliography/${known?.uuid ?? ''}/edit`);
  expect(await field('Title')).toHaveValue('');
});

test('a DOI that is not found is filled in, and what to do about the rest is told', async () => {
  await begunWith('10.1234/nothing');
  expect(await screen.findByText('RIS data not found for 10.1234/nothing')).toBeVisible();
  expect(screen.getByText(/Type the rest, or paste RIS or BibTeX/)).toBeVisible();
  await waitFor(async () => expect(await field('DOI')).toHaveValue('10.1234/nothing'));
});

test('a reference is read part by part', async () => {
  await begunWith('Smith, J. A., & Müller, K. (2019). How many wheats? Genetic Resources, 12, 3-9.');
  expect(await screen.findByText(/A reference is not always clear/)).toBeVisible();
  expect(await field('Published in')).toHaveValue('Genetic Resources');
  expect(await field('Volume')).toHaveValue('12');
});

test('a text that holds none says so', async () => {
  await begunWith('Nothing of the kind');
  expect(await screen.findByText('No citations parsed')).toBeVisible();
});
