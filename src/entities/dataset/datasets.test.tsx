import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { WITHDRAWN } from '../../../mocks/data/catalogue/datasets';
import { makeWorld } from '../../../mocks/rules/world/world';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';

const world = makeWorld({ accessions: 60 });
const all = () => world.catalogue.datasets.all();

async function uuidOf(fits: (head: Awaited<ReturnType<typeof all>>[number]) => boolean): Promise<string> {
  const found = (await all()).find(fits);
  if (!found) throw new Error('The demo has no such dataset');
  return found.head.uuid;
}

const withTables = () =>
  uuidOf(({ head, files }) => head.state === 'PUBLISHED' && head.current && files.some(({ table }) => table));
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the list of datasets', () => {
  test('narrows, and leads to one', async () => {
    const { user } = await renderApp('/datasets?size=25', { world });
    await heading(/^\d+ datasets$/);
    const panel = within(await screen.findByRole('group', { name: 'Filters' }));
    await user.click(await panel.findByRole('checkbox', { name: /^Wheat/ }));
    await arrivedAt(/^\/datasets\/v[\w-]+\?size=25$/);
    await heading(/^\d datasets?$/);
    const [first] = await screen.findAllByRole('link', { name: /wheat/i });
    await user.click(first as HTMLElement);
    await arrivedAt(/^\/datasets\/[\da-f-]{36}$/);
    expect(await screen.findByRole('navigation', { name: 'Views of the dataset' })).toBeVisible();
  });

  test('narrows by what was observed, by its name', async () => {
    const { user } = await renderApp('/datasets?size=25', { world });
    await heading(/^\d+ datasets$/);
    const panel = within(await screen.findByRole('group', { name: 'Filters' }));
    await user.click(await panel.findByRole('checkbox', { name: /^Plant height/ }));
    await arrivedAt(/^\/datasets\/v[\w-]+\?size=25$/);
    const chips = within(await screen.findByRole('list', { name: 'Filters in force' }));
    expect(await chips.findByRole('button', { name: /^Descriptors: Plant height · \w+$/ })).toBeVisible();
  });

  test('has an overview of the same result', async () => {
    const { user } = await renderApp('/datasets?size=25', { world });
    await heading(/^\d+ datasets$/);
    await user.click(screen.getByRole('link', { name: 'Overview' }));
    await arrivedAt('/datasets/overview?size=25');
    expect(await screen.findByRole('heading', { level: 2, name: 'Crops' })).toBeVisible();
  });
});

describe('the page of a dataset', () => {
  test('says who made it, where, how to cite it, and what belongs to it', async () => {
    const uuid = await withTables();
    const { user } = await renderApp(`/datasets/${uuid}`, { world });
    const head = (await world.catalogue.datasets.one(uuid))?.head;
    await heading(head?.title ?? '');
    await waitFor(() => expect(document.title).toContain(head?.title));
    expect(await screen.findByRole('link', { name: /^Creative Commons/ })).toHaveAttribute(
      'href',
      expect.stringContaining('creativecommons.org'),
    );
    expect((await region('Creators')).getByText(head?.creators[0]?.fullName ?? '')).toBeVisible();
    const places = (await screen.findAllByRole('table', { name: 'Where it was observed' }))[0] as HTMLElement;
    expect(within(places).getByText(new RegExp(head?.locations[0]?.verbatimLocality ?? ''))).toBeVisible();
    expect((await (await region('What was observed')).findAllByRole('link')).length).toBeGreaterThan(3);
    expect(await (await region('Related')).findByRole('link', { name: /accessions?$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/a\/v/),
    );

    const cite = await region('Cite as');
    await user.selectOptions(cite.getByRole('combobox', { name: 'Format' }), 'BibTeX');
    expect(cite.getByText(/@dataset\{/)).toBeVisible();
    await user.click(cite.getByRole('button', { name: 'Copy' }));
    expect(await cite.findByRole('button', { name: 'Copied' })).toBeVisible();
    await user.selectOptions(cite.getByRole('combobox', { name: 'Format' }), 'RIS');
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await user.click(cite.getByRole('button', { name: 'Download' }));
    expect(saved).toEqual([`dataset-${uuid}.ris`]);

    const files = within((await screen.findAllByRole('table', { name: 'Source files' }))[0] as HTMLElement);
    const [file] = files.getAllByRole('link', { name: /^Download/ });
    expect(file).toHaveAttribute('href', expect.stringContaining(`/api/v2/dataset/${uuid}/files/`));
    expect(files.getAllByRole('link', { name: /^Look at the table/ })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/amphibian\/[\da-f-]{36}$/),
    );
  });

  test('is there for machines', async () => {
    const uuid = await withTables();
    await renderApp(`/datasets/${uuid}`, { world });
    await region('What was observed');
    const text = () => document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
    await waitFor(() => expect(JSON.parse(text())).toHaveProperty('variableMeasured'));
    const head = (await world.catalogue.datasets.one(uuid))?.head;
    expect(JSON.parse(text())).toMatchObject({
      '@type': 'Dataset',
      name: head?.title,
      license: expect.stringContaining('https://'),
      creator: expect.arrayContaining([expect.objectContaining({ '@type': 'Person' })]),
      temporalCoverage: expect.stringMatching(/^\d{4}-\d\d-\d\d\/\d{4}-\d\d-\d\d$/),
      distribution: expect.arrayContaining([expect.objectContaining({ '@type': 'DataDownload' })]),
    });
  });

  test('its tabs are addresses under one head', async () => {
    const uuid = await withTables();
    const { user } = await renderApp(`/datasets/${uuid}`, { world });
    const tabs = within(await screen.findByRole('navigation', { name: 'Views of the dataset' }));
    expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'About',
      'Data',
      'Distributions',
      'Find by observation',
      'Accessions',
      'Analyze',
    ]);
    await user.click(tabs.getByRole('link', { name: 'Data' }));
    await arrivedAt(`/datasets/${uuid}/data`);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Data' })).toHaveAttribute('aria-current', 'page'));
    await user.click(screen.getByRole('link', { name: 'About' }));
    await arrivedAt(`/datasets/${uuid}`);
  });

  test('an older version leads to the current one', async () => {
    const uuid = await uuidOf(({ head }) => !head.current && head.state === 'PUBLISHED');
    const { user } = await renderApp(`/datasets/${uuid}`, { world });
    const note = await screen.findByRole('note');
    expect(note).toHaveTextContent('There is a newer version. Go to the current one: version 1.1.');
    const versions = await region('Versions');
    expect(versions.getAllByRole('listitem')).toHaveLength(2);
    await user.click(within(note).getByRole('link', { name: 'version 1.1' }));
    await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
    await arrivedAt(/^\/datasets\/(?!.*57df0803)[\da-f-]{36}$/);
  });

  test('a draft warns its publishers, and is nobody else’s', async () => {
    const uuid = await uuidOf(({ head }) => head.state !== 'PUBLISHED');
    await renderApp(`/datasets/${uuid}`, { world, as: 'publisher' });
    expect(await screen.findByRole('note')).toHaveTextContent(/not published/);
  });

  test('a draft is not found by visitors', async () => {
    const uuid = await uuidOf(({ head }) => head.state !== 'PUBLISHED');
    await renderApp(`/datasets/${uuid}`, { world });
    await heading('Not found');
  });

  test('what was withdrawn says so', async () => {
    const [uuid] = WITHDRAWN;
    await renderApp(`/datasets/${uuid}`, { world });
    await heading('No longer available');
    expect(screen.getByText(`The requested data for ${uuid} is no longer available.`)).toBeVisible();
  });

  test('parts fail by themselves, and come when asked again', async () => {
    const uuid = await withTables();
    const refused = () => HttpResponse.json({ error: 'Out of order' }, { status: 500 });
    const { user } = await renderApp(`/datasets/${uuid}`, {
      world,
      handlers: [http.get('*/dataset/*/descriptors', refused, { once: true })],
    });
    const part = await region('What was observed');
    expect(await part.findByRole('alert')).toHaveTextContent('The descriptors could not be loaded.');
    await user.click(part.getByRole('button', { name: 'Try again' }));
    expect((await part.findAllByRole('link')).length).toBeGreaterThan(3);
  });

  test('a descriptor that was taken back is named, but leads nowhere', async () => {
    const other = makeWorld({ accessions: 60 });
    const found = (await other.catalogue.datasets.all()).find(({ head, descriptors: of }) => {
      return head.state === 'PUBLISHED' && head.current && of.length > 1;
    });
    const [first, second] = found?.descriptors ?? [];
    other.catalogue.descriptors.change(first?.uuid ?? '', undefined, { state: 'DRAFT' }, { by: undefined });
    await renderApp(`/datasets/${found?.head.uuid}`, { world: other });
    const part = await region('What was observed');
    expect(await part.findByRole('link', { name: second?.title ?? '' })).toBeVisible();
    expect(part.getByText(first?.title ?? '').closest('a')).toBeNull();
  });

  test('files of a draft come with the token, and say why they do not', async () => {
    const uuid = await uuidOf(({ head, files }) => head.state !== 'PUBLISHED' && files.length > 0);
    const refused = () => HttpResponse.json({ error: 'The disk is away' }, { status: 503 });
    const { user } = await renderApp(`/datasets/${uuid}`, {
      world,
      as: 'publisher',
      handlers: [http.get('*/dataset/*/files/*', refused, { once: true })],
    });
    const [file] = await screen.findAllByRole('link', { name: /^Download/ });
    await user.click(file as HTMLElement);
    expect(await screen.findByText(/The file could not be downloaded. The disk is away/)).toBeVisible();
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await user.click(file as HTMLElement);
    await waitFor(() => expect(saved).toHaveLength(1));
  });
});

test('an accession names the datasets that hold it', async () => {
  const found = (await all()).find(({ head }) => head.state === 'PUBLISHED' && head.current);
  const { uuid = '' } = found?.accessions.find((accession) => accession.uuid) ?? {};
  const { user } = await renderApp(`/a/${uuid}`, { world });
  const part = await region('Datasets');
  await user.click(await part.findByRole('link', { name: found?.head.title }));
  await arrivedAt(`/datasets/${found?.head.uuid}`);
});
