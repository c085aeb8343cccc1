import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeWorld } from '../../../mocks/rules/world/world';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';
import { contentKind } from './content-kind';

const world = makeWorld({ accessions: 600 });

test('an institute lists its documents, each with a page of its own', async () => {
  const { user } = await renderApp('/wiews/CZE122', { world });
  const card = await screen.findByRole('region', { name: 'Documents' });
  await within(card).findByRole('link', { name: 'Plan of the regeneration field' });
  expect(within(card).getAllByRole('listitem')[0]).toHaveTextContent('How to request material from CZE122 675 bytes');
  await user.click(within(card).getByRole('link', { name: 'Plan of the regeneration field' }));
  await arrivedAt('/wiews/CZE122/files/plans/field-plan.svg');
  await heading('Plan of the regeneration field');
  const address = 'http://localhost/api/v2/repository/download/wiews/CZE122/plans/field-plan.svg';
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', address);
  expect(screen.getByRole('img', { name: 'Plan of the regeneration field' })).toHaveAttribute('src', address);
  const crumbs = within(screen.getByRole('navigation', { name: 'You are here' }));
  const above = await crumbs.findByRole('link', { name: 'CZE122 Gene Bank, Crop Research Institute' });
  expect(above).toHaveAttribute('href', '/wiews/CZE122');
});

test('an institute without documents says nothing of them', async () => {
  await renderApp('/wiews/MEX002', { world });
  await heading(/^Centro Internacional/);
  await screen.findByRole('heading', { level: 2, name: /accessions$/ });
  expect(screen.queryByText('Documents')).toBeNull();
});

/** Where an institute has pictures, too. */
async function withGallery() {
  const pictured = makeWorld({ accessions: 600 });
  const { files, galleries } = pictured.catalogue.repository;
  await galleries.all();
  const plan = (await files.all()).find(({ folder }) => folder === '/wiews/CZE122/plans');
  const images = [plan?.uuid ?? '', 'gone'];
  galleries.create({ path: '/wiews/CZE122/plans', title: '<b>Our</b> fields', images }, { by: undefined });
  return { pictured, plan };
}

test('an institute shows the gallery of a folder, each picture with its page, and the gallery by its own link', async () => {
  const { pictured, plan } = await withGallery();
  const { user } = await renderApp('/wiews/CZE122', { world: pictured });
  const card = await screen.findByRole('region', { name: 'Documents' });
  await user.click(await within(card).findByRole('link', { name: '<b>Our</b> fields' }));
  await arrivedAt('/wiews/CZE122/files/plans');
  await heading('<b>Our</b> fields');
  const [large] = within(screen.getByRole('main')).getAllByRole('link', { name: 'Plan of the regeneration field' });
  const address = `http://localhost/api/v2/repository/image/${plan?.uuid}?w=640`;
  expect((large as HTMLElement).querySelector('img')).toHaveAttribute('src', address);
  await user.click(large as HTMLElement);
  await arrivedAt('/wiews/CZE122/files/plans/field-plan.svg');
  await heading('Plan of the regeneration field');
});

test('pictures that do not come are asked for again, without a word of the documents', async () => {
  const down = http.get('*/repository/gallery/*', () => HttpResponse.json({ error: 'Busy' }, { status: 500 }), {
    once: true,
  });
  const { pictured } = await withGallery();
  const { user } = await renderApp('/wiews/CZE122', { world: pictured, handlers: [down] });
  const card = await screen.findByRole('region', { name: 'Documents' });
  await within(card).findByText('The pictures could not be loaded.');
  await user.click(within(card).getByRole('button', { name: 'Try again' }));
  await within(card).findByRole('link', { name: '<b>Our</b> fields' });
});

test('a table is shown as the text it is', async () => {
  await renderApp('/wiews/CZE122/files/regeneration.csv', { world });
  await heading('Regeneration');
  expect(await screen.findByText(/^ACCENUMB,REGENERATED/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Creative Commons Attribution/ })).toBeVisible();
});

test('what somebody put there stays text', async () => {
  const handlers = [
    http.get('*/repository/download/wiews/CZE122/regeneration.csv', () =>
      HttpResponse.text('<img src=x onerror=alert(1)>', { headers: { 'Content-Type': 'text/html' } }),
    ),
  ];
  await renderApp('/wiews/CZE122/files/regeneration.csv', { world, handlers });
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
});

test('a text that does not come is asked for again', async () => {
  const down = http.get('*/repository/download/*', () => HttpResponse.json({ error: 'Disk full' }, { status: 500 }), {
    once: true,
  });
  const { user } = await renderApp('/wiews/CZE122/files/how-to-request.txt', { world, handlers: [down] });
  await screen.findByText('Disk full');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Standard Material Transfer Agreement/)).toBeVisible();
});

test.each([
  ['text/csv;charset=utf-8', 10, 'text'],
  ['text/plain', 10_000_000, 'tooLarge'],
  ['IMAGE/PNG', 10_000_000, 'image'],
  ['text/html', 10, 'other'],
  ['application/pdf', 10, 'other'],
])('a file of %s and %i bytes is shown as %s', (contentType, size, kind) => {
  expect(contentKind({ contentType, size })).toBe(kind);
});
