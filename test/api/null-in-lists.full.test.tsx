import { screen, waitFor } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { handlers } from '../../mocks/adapters/handlers';
import { closeApp } from '../harness/close-app';
import { renderApp } from '../harness/harness';
import { smallWorld } from '../harness/small-world';

const world = smallWorld();
const all = handlers(world, '*');

/** The same with null at the beginning and at the end of every list that stands in an object. */
const withNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, own]) => [
      name,
      Array.isArray(own) ? [null, ...own.map(withNulls), null] : withNulls(own),
    ]),
  );
};

/** Whatever answers JSON. */
const nulled = http.all('*/api/v2/*', async ({ request }) => {
  const response = await getResponse(all, request);
  if (!response?.headers.get('Content-Type')?.startsWith('application/json')) return response;
  return HttpResponse.json(withNulls(await response.json()) as object, { status: response.status });
});

afterEach(closeApp);

test.each([
  '/a',
  '/a/overview',
  '/a/map',
  '/c',
  '/wiews',
  '/iso3166',
  '/datasets',
  '/subsets',
  '/descriptors',
  '/partners',
])('null in every list does not take %s away', async (path) => {
  await renderApp(path, { world, handlers: [nulled] });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  // Its lists have come, and are drawn.
  await waitFor(() => expect(document.querySelector('.skeleton, [aria-busy="true"]')).toBeNull());
  // What a page that failed says in its place.
  expect(screen.queryByText(/something went wrong/i)).not.toBeInTheDocument();
});
