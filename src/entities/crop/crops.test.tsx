import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';
import { smallWorld } from '../../../test/harness/small-world';

const world = smallWorld();
const card = async (name: string) => (await screen.findByRole('link', { name })).closest('li');

test('crops are found by any of their names and sorted by count', async () => {
  const { user } = await renderApp('/c/', { world });
  await heading(/^\d+ crops$/);
  expect(await card('Wheat')).toHaveTextContent(/^Wheat4/);

  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Accessions');
  await arrivedAt('/c/?sort=count');
  const names = () =>
    within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => link.textContent);
  expect(names().slice(0, 3)).toEqual(['Wheat', 'Barley', 'Maize']);

  await user.type(screen.getByRole('searchbox', { name: 'Find a crop' }), 'ORGE');
  await heading('1 crop');
  expect(names()).toEqual(['Barley']);
  await arrivedAt('/c/?sort=count&q=ORGE');

  await user.type(screen.getByRole('searchbox', { name: 'Find a crop' }), 'xyz');
  await screen.findByRole('heading', { level: 2, name: 'No crop is called that' });
});

test('a link says what was sought', async () => {
  await renderApp('/c/?q=EMMER', { world });
  await heading('1 crop');
  expect(await card('Wheat')).toBeVisible();
});

test('crops without accessions stand below, under a heading that counts them', async () => {
  await renderApp('/c/', { world });
  const section = await screen.findByRole('region', { name: /^\d+ crops without accessions here$/ });
  expect(within(section).getByRole('link', { name: 'Zinnia' })).toBeVisible();
  expect(within(section).queryByRole('link', { name: 'Wheat' })).not.toBeInTheDocument();
});

test.each([
  {
    path: '/es/c/',
    title: /^\d+ cultivos$/,
    find: 'Buscar un cultivo',
    sought: 'trigo',
    first: 'Cebada',
    wheat: 'Trigo',
  },
  { path: '/ar/c/', title: /^\d+ محصولاً$/, find: 'البحث عن محصول', sought: 'قمح', first: 'الذرة', wheat: 'القمح' },
])('crops have names in the language of $path', async ({ path, title, find, sought, first, wheat }) => {
  const { user } = await renderApp(path, { world, config: { PUBLIC_LANGUAGES: 'all' } });
  await heading(title);
  const [top] = within(screen.getByRole('main')).getAllByRole('list');
  const names = within(top as HTMLElement).getAllByRole('link');
  expect(names.map((link) => link.textContent)).toEqual(
    names.map((link) => link.textContent).toSorted(new Intl.Collator(path.slice(1, 3)).compare),
  );
  expect(names[0]).toHaveTextContent(first);

  await user.type(screen.getByRole('searchbox', { name: find }), sought);
  const found = await card(wheat);
  expect(found).toHaveTextContent(/Wheat/);
  expect(within(found as HTMLElement).queryByText(new RegExp(`(^|, )${wheat}(,|$)`, 'i'))?.tagName).toBe('BDI');
  await user.click(screen.getByRole('link', { name: wheat }));
  await heading(wheat);
  await waitFor(() => expect(document.title).toContain(wheat));
});

test('a crop that the server has one name for keeps it', async () => {
  const crops = http.get('*/crop', () =>
    HttpResponse.json([{ shortName: 'wheat', name: 'Wheat', otherNames: [], accessionCount: 4 }]),
  );
  await renderApp('/es/c/', { world, handlers: [crops] });
  await heading('1 cultivo');
  expect(await card('Wheat')).toHaveTextContent(/^Wheat4$/);
});

describe('the page of a crop', () => {
  test('tells its names, taxa, holders and origins, and lists its accessions', async () => {
    const { user } = await renderApp('/c/wheat', { world });
    await heading('Wheat');
    const about = screen.getByRole('region', { name: 'About the crop' });
    expect(about).toHaveTextContent(/durum/);
    expect(within(about).getByText('Triticum').tagName).toBe('I');
    const holders = await screen.findByRole('region', { name: 'Holding institute' });
    await within(holders).findByRole('link', { name: /Gene Bank/ });
    expect(
      within(holders)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'CZE122 Gene Bank, Crop Research Institute3',
      'MEX002 Centro Internacional de Mejoramiento de Maíz y Trigo1',
    ]);
    await screen.findByRole('heading', { level: 2, name: '4 accessions' });
    const origins = screen.getByRole('region', { name: 'Country of origin' });
    await user.click(within(origins).getByRole('link', { name: 'Ethiopia' }));
    await arrivedAt(/^\/a\/v[\w-]+$/);
    await heading('1 accession');
  });
});

test('an editor says what a crop is also called in a language, one name a line', async () => {
  await world.crops.all();
  const { user } = await renderApp('/c/rye/edit', { world, as: 'content' });
  // Few crops have any: they are folded.
  await user.click(await screen.findByText('Other names by language'));
  const names = await screen.findByRole('textbox', { name: 'Other names (French)' });
  await user.type(names, 'seigle d’hiver{Enter}seigle de printemps');
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() =>
    expect(world.crops.get('rye')?.translations?.fr?.otherNames).toBe('seigle d’hiver\nseigle de printemps'),
  );
});
