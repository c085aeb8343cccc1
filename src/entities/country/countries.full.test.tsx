import { screen, waitFor, within } from '@testing-library/react';
import { arrivedAt, gridRow, heading, renderApp } from '../../../test/harness/harness';
import { smallWorld } from '../../../test/harness/small-world';

const world = smallWorld();

describe('the list of countries', () => {
  test('counts what originates and what is held, and narrows by region', async () => {
    const { user } = await renderApp('/iso3166?size=25', { world });
    await heading(/^\d+ countries$/);
    expect(screen.getByRole('link', { name: 'By region' })).toHaveAttribute('href', '/iso3166/regions');

    await user.click(await screen.findByLabelText(/^Eastern Africa/));
    await arrivedAt(/^\/iso3166\?size=25&f=v[\w-]+$/);
    await user.type(screen.getByLabelText(/Search in this result/), 'ETH{Enter}');
    await heading('1 country');
    const row = await gridRow('Ethiopia');
    expect(row).toHaveTextContent(/^Ethiopia ETHEastern Africa200$/);
  });
});

describe('the order of countries', () => {
  const first = (...names: string[]) =>
    waitFor(() => {
      const rows = screen.getAllByRole('row').slice(1);
      for (const [at, name] of names.entries()) expect(rows[at]).toHaveTextContent(name);
    });

  test('is by accessions, until names are asked for', async () => {
    const { user } = await renderApp('/iso3166', { world });
    await heading(/^\d+ countries$/);
    await first('Czechia');
    await user.click(screen.getByRole('columnheader', { name: /^Country/ }));
    await arrivedAt(/sort=name/);
    await first('Afghanistan');
  });

  test('is that of the names in the reader’s language, also after it was changed', async () => {
    const { user } = await renderApp('/es/iso3166?sort=name', { world });
    await first('Afganistán', 'Albania', 'Alemania');
    await user.click(screen.getByRole('link', { name: 'English' }));
    await first('Afghanistan', 'Åland Islands', 'Albania');
  });
});

describe('the page of a country', () => {
  test('tells what comes from there and what is kept there', async () => {
    const { user } = await renderApp('/geo/CZE', { world });
    await heading('Czechia');
    expect(screen.getByRole('link', { name: 'Eastern Europe' })).toHaveAttribute('href', '/iso3166/region/151');
    const institutes = screen.getByRole('region', { name: 'Institutes here' });
    expect(within(institutes).getByRole('listitem')).toHaveTextContent('Gene Bank, Crop Research Institute · CZE1224');
    await screen.findByRole('heading', { level: 2, name: '2 accessions' });

    // Four are kept there, of which one comes from Ethiopia.
    const kept = (await screen.findAllByRole('heading', { level: 2, name: 'Accessions held here' })).at(
      -1,
    )?.parentElement;
    const origins = within(kept as HTMLElement).getByRole('region', { name: 'Accessions held here Country of origin' });
    expect(within(origins).getByRole('link', { name: 'Ethiopia' }).closest('li')).toHaveTextContent(/1$/);

    const [aside] = screen.getAllByRole('heading', { name: 'Accessions held here' });
    const held = aside?.parentElement as HTMLElement;
    expect(held).toHaveTextContent(/here4/);
    await user.click(within(held).getByRole('link'));
    await arrivedAt(/^\/a\/v[\w-]+$/);
    await heading('4 accessions');
  });

  test.each([
    ['/iso3166/203', 'CZE'],
    ['/geo/004', 'AFG'],
    ['/iso3166/810', 'SUN'],
  ])('is found at %s by its number, and stands at its code', async (address, code3) => {
    await renderApp(address, { world });
    await arrivedAt(new RegExp(`/${code3}$`));
    await screen.findByText(code3, { selector: 'dd' });
  });

  test('a number that is nobody’s is told', async () => {
    await renderApp('/iso3166/999', { world });
    await heading('Not found');
  });

  test('a former one leads to those that came after it', async () => {
    await renderApp('/iso3166/sun', { world });
    await heading('Soviet Union');
    expect(screen.getByText('Former country')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Georgia' })).toHaveAttribute('href', '/iso3166/GEO');
    expect(screen.getAllByRole('link', { name: /^(Armenia|Estonia|Ukraine)$/ })).toHaveLength(3);
    await screen.findByRole('heading', { level: 2, name: '1 accession' });
  });
});
