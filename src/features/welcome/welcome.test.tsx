import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { failing } from '../../../mocks/adapters/scenarios';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';
import { allInSight } from '../../../test/harness/in-sight';
import { smallWorld } from '../../../test/harness/small-world';

const world = smallWorld();
const box = () => screen.findByRole('combobox', { name: 'Search accessions' });
const open = (options: Parameters<typeof renderApp>[1] = {}) => renderApp('/', { world, ...options });
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

test('says what the portal is, how much it holds, and where to begin', async () => {
  await open();
  await heading('Find the seeds that the world has kept');
  await waitFor(() => expect(figure('accessions')).toHaveTextContent(/^10$/));
  expect(figure('institutes')).toHaveTextContent(/^3$/);
  const ways = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem');
  const said = (name: string) => ways(name).map((way) => way.textContent);
  await waitFor(() => expect(said('Start from a crop')).toEqual(['Wheat4', 'Barley3', 'Maize3']));
  await waitFor(() => expect(said('Start from a genebank')[0]).toBe('CZE122 Gene Bank, Crop Research Institute4'));
  expect(said('Start from a country of origin')).toHaveLength(6);
  expect(screen.getByRole('link', { name: /^Wheat/ })).toHaveAttribute('href', '/c/wheat');
});

test('says in three sentences how material is asked for', async () => {
  allInSight();
  await open();
  const asked = within(await screen.findByRole('region', { name: 'Request plant genetic resources' }));
  expect(asked.getAllByRole('listitem')).toHaveLength(3);
  expect(asked.getByRole('link', { name: 'Start a request' })).toHaveAttribute('href', '/requests');
});

describe('the search box', () => {
  test('a search opens its accessions', async () => {
    const { user } = await open();
    await user.type(await box(), 'hordeum{Enter}');
    await heading('3 accessions');
    await arrivedAt(/^\/a\/v[\w-]+\?q=hordeum$/);
  });

  test('what is typed counts, however fast Enter follows', async () => {
    await open();
    const input = await box();
    // In one task, and past the test library, which would draw everything in between.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'hordeum');
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    screen.getByRole<HTMLFormElement>('search').requestSubmit();
    await heading('3 accessions');
  });

  test('nothing typed opens the whole catalogue', async () => {
    const { user } = await open();
    await box();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await heading('10 accessions');
    await arrivedAt('/a');
  });

  test.each(['10.18730/1CJ6N', 'https://doi.org/10.18730/1CJ6N', ' doi:10.18730/1CJ6N '])(
    'a DOI opens its page: %s',
    async (typed) => {
      const { user } = await open();
      await user.type(await box(), `${typed}{Enter}`);
      await arrivedAt('/10.18730/1CJ6N');
    },
  );
});

test('ways in that fail say so, and come when asked again', async () => {
  const { user, server } = await open({ handlers: [failing('GET /crop')] });
  await screen.findByRole('heading', { name: 'Something went wrong' });
  expect(screen.queryByRole('region', { name: 'Start from a crop' })).toBeNull();
  expect(await box()).toBeEnabled();
  server.use(http.get('http://localhost/api/v2/crop', async () => HttpResponse.json(await world.crops.all())));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /^Wheat/ })).toBeVisible();
});
