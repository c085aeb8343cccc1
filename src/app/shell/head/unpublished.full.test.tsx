import { waitFor } from '@testing-library/react';
import { makeWorld, type World } from '../../../../mocks/rules/world/world';
import { closeApp } from '../../../../test/harness/close-app';
import { heading, renderApp } from '../../../../test/harness/harness';
import { sampled } from '../../../../test/samples/sampled';

type Thing = Record<string, unknown> & { '@type': string };

/** Every thing that is described, whatever it is within. */
function things(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(things);
  return '@type' in value ? [value as Thing, ...inside] : inside;
}

const described = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) =>
    things(JSON.parse(script.textContent ?? '')),
  );
const inHead = () =>
  document.querySelectorAll('link[rel=canonical], link[rel=alternate][hreflang], meta[property^="og:"]').length;

/** What schema.org, Bioschemas and the engines that read it require of each. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Dataset: ['@id', 'identifier', 'name', 'description', 'url', 'keywords', 'license', 'includedInDataCatalog'],
  DataCatalog: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
};

const TITLE = 'Not for everybody yet';
const NOBODY = { by: undefined };

const tableOf = ({ catalogue }: World, kind: string) => {
  const { datasetRows, subsets, descriptors, descriptorLists, trees } = catalogue;
  const tables = { datasets: datasetRows, subsets, descriptors, descriptorlists: descriptorLists, divtree: trees };
  return tables[kind as keyof typeof tables];
};

const KINDS: readonly [string, string[]][] = [
  ['datasets', ['BreadcrumbList', 'DataCatalog', 'Dataset', 'ListItem']],
  ['subsets', ['BreadcrumbList', 'ListItem']],
  ['descriptors', ['BreadcrumbList', 'ListItem']],
  ['descriptorlists', ['BreadcrumbList', 'ListItem']],
  ['divtree', ['BreadcrumbList', 'ListItem']],
];

test.each(sampled(KINDS, 2))(
  'of %s engines are told what is published, and nothing of a draft',
  async (kind, types) => {
    const world = makeWorld({ accessions: 60 });
    const table = tableOf(world, kind);
    const rows: readonly { uuid: string; state: string; current?: boolean }[] = await table.all();
    const item = rows.find(({ state, current }) => state === 'PUBLISHED' && current !== false);
    const uuid = item?.uuid ?? '';
    table.change(uuid, undefined, { title: TITLE, translations: {} }, NOBODY);
    const open = async () => {
      await renderApp(`/${kind}/${uuid}`, { world, as: 'admin' });
      await heading(TITLE);
    };
    await open();
    await waitFor(() =>
      expect([...new Set(described().map((thing) => thing['@type']))]).toEqual(expect.arrayContaining(types)),
    );
    for (const thing of described())
      for (const name of REQUIRED[thing['@type']] ?? []) expect(thing).toHaveProperty([name], expect.anything());
    expect(JSON.stringify(described())).toContain(TITLE);
    expect(inHead()).toBeGreaterThan(5);
    closeApp();

    table.change(uuid, undefined, { state: 'DRAFT' }, NOBODY);
    await open();
    expect(described()).toEqual([]);
    expect(inHead()).toBe(0);
  },
);

test('the list of datasets is the catalogue that each of them names', async () => {
  const world = makeWorld({ accessions: 60 });
  await renderApp('/datasets', { world });
  await heading(/datasets$/);
  const [catalog, ...others] = described();
  expect(catalog).toMatchObject({ '@type': 'DataCatalog', name: 'PGR Portal', url: 'http://localhost/datasets' });
  expect(others.map((thing) => thing['@type'])).toEqual(['Organization']);
});
