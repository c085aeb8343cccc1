import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { failing, offline } from '../../../mocks/scenarios/scenarios';
import { arrivedAt, heading, renderApp } from '../../../test/harness';
import { smallWorld } from '../../../test/small-world';

const world = smallWorld();
const SUGGEST = 'http://localhost/api/v2/acn/suggest';
const box = () => screen.findByRole('combobox', { name: 'Search accessions' });
const suggestions = async () =>
  within(await screen.findByRole('listbox', { name: 'Suggestions' })).findAllByRole('option');
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

describe('the search box', () => {
  test('suggests while typing, and leads there by the keyboard', async () => {
    const { user } = await open();
    await user.type(await box(), 'barl');
    const [first] = await suggestions();
    expect(first).toHaveTextContent(/^BarleyCrop · 3$/);
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', first?.id));
    await user.keyboard('{Enter}');
    await arrivedAt('/c/barley');
    await heading('Barley');
  });

  test('a suggested taxon opens its accessions', async () => {
    const { user } = await open();
    await user.type(await box(), 'Zea ma');
    const options = await suggestions();
    await user.click(options.find((option) => /Zea mays/.test(option.textContent)) as HTMLElement);
    await heading('3 accessions');
    await arrivedAt(/^\/a\/v[\w-]+$/);
  });

  test('an accession number leads to the accession, a country to its page', async () => {
    const { user } = await open();
    await user.type(await box(), 'HOR 2');
    await user.click((await suggestions())[0] as HTMLElement);
    await heading('HOR 2');
    await arrivedAt(/^\/a\/[0-9a-f-]{36}$/);
  });

  test('plain text searches the catalogue', async () => {
    const { user } = await open();
    await user.type(await box(), 'hordeum{Enter}');
    await heading('3 accessions');
    await arrivedAt(/^\/a\/v[\w-]+$/);
    expect(screen.getByRole('button', { name: 'Text: hordeum' })).toBeVisible();
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

  test('Escape closes the suggestions and keeps what was typed', async () => {
    const { user } = await open();
    const input = await box();
    await user.type(input, 'barl');
    await suggestions();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(input).toHaveValue('barl');
  });

  test('failing suggestions do not stand in the way', async () => {
    const { user } = await open({ handlers: [failing('GET /acn/suggest')] });
    await user.type(await box(), 'durum');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(await box()).toHaveValue('durum');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.keyboard('{Enter}');
    await heading('4 accessions');
  });

  test('late suggestions of another word are not shown', async () => {
    const { user } = await open({
      handlers: [
        http.get(SUGGEST, async ({ request }) => {
          if (new URL(request.url).searchParams.get('q') !== 'ba') return undefined;
          await delay(300);
          return HttpResponse.json([{ kind: 'crop', key: 'banana', label: 'Banana' }]);
        }),
      ],
    });
    await user.type(await box(), 'ba');
    await user.type(await box(), 'rl');
    await suggestions();
    await delay(400);
    expect(screen.queryByText('Banana')).toBeNull();
    expect((await suggestions())[0]).toHaveTextContent('Barley');
  });

  test('a search that fails is told, and what was typed is kept', async () => {
    const { user, server } = await open();
    const input = await box();
    await user.type(input, 'durum');
    server.use(offline('POST /acn/filter'));
    await user.keyboard('{Enter}');
    await screen.findByText(/^The list could not be opened/);
    await arrivedAt('/');
    expect(input).toHaveValue('durum');
  });
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
