import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { makeWorld } from '../../../../mocks/rules/world/world';
import { failing } from '../../../../mocks/adapters/scenarios';
import { arrivedAt, heading, renderApp } from '../../../../test/harness/harness';

const world = makeWorld({ accessions: 600 });
let total = 0;
let images = 0;
let pictured = 0;

beforeAll(async () => {
  ({ total } = await world.accessions.counts());
  ({ totalElements: images, accessionCount: pictured } = await world.accessions.images({}, 0, 1));
});

const opens = () => screen.findAllByRole('button', { name: /^Open .+: / });

test('shows the images of a result with what they show, their licence and maker, and counts them', async () => {
  await renderApp('/a/images?size=25', { world });
  await heading(`${total} accessions`);
  expect(await opens()).toHaveLength(25);
  expect(screen.getByText(`${images} images of ${pictured} accessions`)).toBeVisible();
  const [first] = screen.getAllByRole('figure');
  const figure = within(first ?? document.body);
  const { content } = await world.accessions.images({}, 0, 1);
  expect(figure.getByRole('link', { name: content[0]?.accession.accessionNumber })).toHaveAttribute(
    'href',
    `/a/${content[0]?.accession.uuid}`,
  );
  expect(figure.getByRole('link', { name: 'CC0 1.0' })).toBeVisible();
  expect(figure.getByText(/^Drawn by code/)).toBeVisible();
  expect(first?.querySelector('img')).toHaveAttribute('loading', 'lazy');
});

test('turns pages of images, also beyond those of accessions, and a new filter begins anew', async () => {
  const code = await world.filterCodes.encode({ images: true });
  const pages = Math.ceil(images / 25);
  expect(pages).toBeGreaterThan(Math.ceil(pictured / 25));
  const { user } = await renderApp(`/a/images/${code}?size=25&at=${pages}`, { world });
  expect(await opens()).toHaveLength(images - 25 * (pages - 1));
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await arrivedAt(`/a/images/${code}?size=25&at=${pages - 1}`);
  await waitFor(async () => expect(await opens()).toHaveLength(25));
  await user.click(await screen.findByRole('button', { name: /Has images: Yes/ }));
  await arrivedAt('/a/images?size=25');
});

test('opens an image, goes through all by keys, and gives the focus back', async () => {
  const { user } = await renderApp('/a/images?size=25', { world });
  const [first] = await opens();
  first?.focus();
  await user.keyboard('{Enter}');
  const viewer = within(await screen.findByRole('dialog'));
  expect(viewer.getByText('Image 1 of 25 on this page')).toBeVisible();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(viewer.getByText('Image 3 of 25 on this page')).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(viewer.getByText('Image 2 of 25 on this page')).toBeVisible();
  await user.keyboard('{End}');
  expect(viewer.getByText('Image 25 of 25 on this page')).toBeVisible();
  expect(viewer.getByRole('button', { name: 'Next' })).toBeDisabled();
  await user.keyboard('{Home}+');
  expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeEnabled();
  expect(viewer.getByRole('link', { name: 'CC0 1.0' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(first).toHaveFocus();
});

test('says when an image cannot be shown', async () => {
  await renderApp('/a/images?size=25', { world });
  await opens();
  const image = document.querySelector('figure img');
  if (image) fireEvent.error(image);
  expect(await screen.findByText('This image cannot be shown.')).toBeVisible();
});

test('says when no accession of the result has one, and shows the way to those that have', async () => {
  const code = await world.filterCodes.encode({ images: false });
  const { user } = await renderApp(`/a/images/${code}`, { world });
  expect(await screen.findByRole('heading', { name: 'No images here' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'See all accessions with images' }));
  await heading(`${pictured} accessions`);
  expect((await opens()).length).toBeGreaterThan(0);
});

test('a failure is told in their place, and tried again', async () => {
  const { user, server } = await renderApp('/a/images?size=25', { world, handlers: [failing('POST /acn/images')] });
  expect(await screen.findByText('The server failed.')).toBeVisible();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await opens()).toHaveLength(25);
});
