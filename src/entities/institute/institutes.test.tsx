import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { arrivedAt, gridRow, heading, renderApp } from '../../../test/harness/harness';
import { smallWorld } from '../../../test/harness/small-world';

const world = smallWorld();
const at = (path: string) => `http://localhost/api/v2${path}`;

describe('the list of institutes', () => {
  test('shows who holds how many, and narrows', async () => {
    const { user } = await renderApp('/wiews?size=25', { world });
    await heading(/^\d+ institutes$/);
    expect(await gridRow('CZE122')).toHaveTextContent(/Crop Research Institute.*Czech.*Governmental.*4.*Yes/);

    await user.click(
      within(await screen.findByRole('group', { name: 'Filters' })).getAllByRole('checkbox', {
        name: /^Yes/,
      })[0] as HTMLElement,
    );
    await heading('3 institutes');
    await arrivedAt(/^\/wiews\/v[\w-]+\?size=25$/);
    expect(screen.getAllByRole('link', { name: /^[A-Z]{3}\d+$/ }).map((link) => link.textContent)).toEqual([
      'CZE122',
      'DEU146',
      'MEX002',
    ]);
    // Where there is nothing, that is not a zero.
    expect(await gridRow('DEU146')).toHaveTextContent(/Germany/);
  });

  test('says who holds a crop and takes requests', async () => {
    const { user } = await renderApp('/wiews', { world });
    await heading(/^\d+ institutes$/);
    const filters = within(await screen.findByRole('group', { name: 'Filters' }));
    const tick = async (name: string, value: RegExp) =>
      user.click(within(filters.getByRole('group', { name })).getByRole('checkbox', { name: value }));
    await tick('Crops held', /^Barley/);
    await heading('2 institutes');
    await tick('Accepts requests', /^Yes/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Accepts requests: Yes' })).toBeVisible());
    expect(await gridRow('CZE122')).toHaveTextContent(/4.*Yes$/);
  });

  test('an archived one says so', async () => {
    await renderApp('/wiews/KEN015', { world });
    await heading(/National Genebank of Kenya/);
    expect(screen.getByText('Archived record')).toBeVisible();
    expect(await screen.findByRole('link', { name: /^KEN212/ })).toHaveAttribute('href', '/wiews/KEN212');
    expect(screen.queryByRole('heading', { level: 2, name: /accession/ })).toBeNull();
  });
});

describe('the page of an institute', () => {
  test('tells who it is, what it holds and where to ask', async () => {
    const { user } = await renderApp('/wiews/CZE122', { world });
    await heading('Gene Bank, Crop Research Institute');
    expect(document.title).toMatch(/^Gene Bank, Crop Research Institute – /);
    expect(screen.getByRole('link', { name: 'Czechia' })).toHaveAttribute('href', '/iso3166/CZE');
    expect(screen.getByRole('link', { name: 'https://www.carc.cz' })).toHaveAttribute('href', 'https://www.carc.cz');
    expect(screen.getByRole('link', { name: 'genebank@cze122.example.org' })).toHaveAttribute(
      'href',
      'mailto:genebank@cze122.example.org?subject=Request%20for%20plant%20genetic%20resources%20held%20by%20CZE122',
    );
    const asked = await screen.findByRole('link', { name: 'Request from here' });
    expect(asked).toHaveAttribute('href', '/requests?of=CZE122');
    const completeness = screen.getByRole('region', { name: 'Passport data completeness' });
    expect(completeness).toHaveTextContent(/Mean PDCI of 4 accessions; the lowest is \d\.\d, the highest \d\.\d/);
    await screen.findByRole('heading', { level: 2, name: '4 accessions' });

    const crops = await screen.findByRole('region', { name: 'Crop' });
    await within(crops).findByRole('link', { name: 'Wheat' });
    const items = within(crops).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['Wheat3', 'Barley1']);
    await user.click(within(crops).getByRole('link', { name: 'Wheat' }));
    await arrivedAt(/^\/a\/v[\w-]+$/);
    await heading('3 accessions');
  });

  test('says how requests were answered, where enough stand behind it', async () => {
    const history = {
      since: '2024-11-23T00:00:00.000Z',
      requests: 8,
      answered: 7,
      medianDays: 4.5,
      accessions: 40,
      shipped: 30,
    };
    const own = { ...(await world.institutes.one('CZE122')), requestHistory: history };
    const handler = http.get(at('/wiews/CZE122'), () => HttpResponse.json(own));
    await renderApp('/wiews/CZE122', { world, handlers: [handler] });
    const part = await screen.findByRole('region', { name: 'How requests were answered' });
    expect(part).toHaveTextContent(/Requests answered: 7 of 8.*median: 4\.5.*Accessions sent: 30 of 40 asked for/);
  });

  test('narrows its accessions where it stands, and nothing leads out of it', async () => {
    const { user } = await renderApp('/wiews/CZE122', { world });
    await screen.findByRole('heading', { level: 2, name: '4 accessions' });
    await user.click(await screen.findByLabelText(/^Barley/));
    await screen.findByRole('heading', { level: 2, name: '1 accession' });
    await arrivedAt(/^\/wiews\/CZE122\?f=v[\w-]+$/);
    const chips = screen.getByRole('list', { name: 'Filters in force' });
    expect(
      within(chips)
        .getAllByRole('button')
        .map((chip) => chip.textContent),
    ).toEqual(['Crop: Barley', 'Clear all']);
  });

  test('a count leads to what it counts: in a new tab once pointed at, and with a word where it cannot', async () => {
    const { user, server } = await renderApp('/wiews/DEU146', { world });
    const crops = within(await screen.findByRole('region', { name: 'Crop' }));
    const link = await crops.findByRole('link', { name: 'Barley' });
    expect(link).toHaveAttribute('href', '/a');
    await user.hover(link);
    await waitFor(() => expect(link.getAttribute('href')).toMatch(/^\/a\/v[\w-]+$/));

    server.use(http.post(at('/acn/filter'), () => HttpResponse.json({ error: 'Out of order' }, { status: 500 })));
    const wild = within(screen.getByRole('region', { name: 'Species' })).getByRole('link', { name: /spontaneum/ });
    fireEvent.click(wild);
    await screen.findByText('The list could not be opened. Out of order');
    await arrivedAt('/wiews/DEU146');
  });

  test('a failed download says why, and the next one is saved', async () => {
    const { user, server } = await renderApp('/wiews/CZE122', { world });
    const button = await screen.findByRole('button', { name: 'Passport data (MCPD)' });
    server.use(
      http.post(at('/wiews/CZE122/download'), () => HttpResponse.json({ error: 'Too many rows' }, { status: 400 }), {
        once: true,
      }),
    );
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('The file could not be downloaded. Too many rows');

    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await user.click(button);
    await screen.findByRole('button', { name: 'Passport data (MCPD)' });
    expect(saved).toEqual(['accessions-CZE122.xlsx']);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
