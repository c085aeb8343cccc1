import type { Page } from 'playwright-core';
import type { Accession } from '@/contract/accession/accession';
import type { FilteredPage } from '@/contract/page';
import type { Partner } from '@/contract/reference/partner';
import { href } from '@/routes/href';
import { askAt } from '../../samples/sample-addresses';
import { openAs } from './profile-states';
import type { State } from './state';
import { open, still } from '../visitor';

const ADMIN = 'admin@example.org';
const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenherstellerverband'.repeat(2);

async function asking(page: Page) {
  await open(page, '/');
  const ask = await askAt(new URL(page.url()).origin, ADMIN);
  const { content } = await ask<FilteredPage<Partner>>('POST', '/partner/filter?l=1', {});
  return { ask, partner: content[0] as Partner };
}

/** A sheet of a new dataset, compared with what is there. */
async function checkSheet(page: Page): Promise<void> {
  const { ask, partner } = await asking(page);
  const { content } = await ask<FilteredPage<Accession>>('POST', '/acn/filter?l=3', { crop: ['barley'] });
  const table = [
    ['INSTCODE', 'ACCENUMB', 'Awn gloss (1-9)', LONG],
    ...content.map(({ instituteCode, accessionNumber }, at) => [instituteCode, accessionNumber, String(at + 1), 'x']),
    ['ZZZ999', LONG, 'tall', '<b>x</b>'],
  ];
  const { uuid: datasetUuid } = await ask<{ uuid: string }>('POST', '/dataset', {
    title: 'Awns',
    owner: { uuid: partner.uuid },
  });
  const form = new FormData();
  form.append('file', new File([table.map((cells) => cells.join('\t')).join('\n')], 'awns.tsv'));
  const { uuid } = await ask<{ uuid: string }>('POST', `/dataset/${datasetUuid}/files`, form);
  await openAs(page, ADMIN, href('ingest', { datasetUuid, uuid, sheet: '0' }));
  const main = page.getByRole('main');
  // What nobody can tell is left out.
  const roles = main.getByRole('combobox', { name: /^Import as/ });
  await roles.first().waitFor();
  for (const role of await roles.all()) if ((await role.inputValue()) === '') await role.selectOption('ignore');
  await main.getByRole('button', { name: 'Check', exact: true }).click();
  await main.getByRole('button', { name: /^Import \d+ observations?$/ }).waitFor();
}

/** What is read of sheets, pastes and files, and what became of it. */
export const IMPORT_STATES: readonly State[] = [
  {
    name: 'a sheet that was checked',
    async reach(page) {
      await checkSheet(page);
      await still(page);
    },
  },
  {
    name: 'a sheet that was loaded',
    async reach(page) {
      await checkSheet(page);
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Import \d+/ })
        .click();
      await page.getByText(/ imported,/).waitFor();
      await still(page);
    },
  },
  {
    name: 'genotypes that were imported, and others that were not',
    async reach(page) {
      await openAs(page, ADMIN, '/dashboard/genotype');
      await page.getByRole('button', { name: 'Import genotypes' }).click();
      const dialog = page.getByRole('dialog');
      const rows = ['instCode\tacceNumb\tgenotypeId', `DEU146\tTRI 1\tG ${LONG}`, `\t\t${LONG}`];
      await dialog.getByRole('textbox').first().fill(rows.join('\n'));
      await dialog.getByRole('button', { name: /^Import 1 genotype/ }).click();
      await dialog.getByRole('table', { name: 'Report by line' }).waitFor();
      await dialog
        .getByText(/^(Added|There already)/)
        .first()
        .waitFor();
      await still(page);
    },
  },
  {
    name: 'citations that were read',
    async reach(page) {
      const { ask, partner } = await asking(page);
      const { filterCode } = await ask<{ filterCode: string }>('POST', '/bibliography/filter', {
        owner: [partner.shortName],
      });
      await openAs(page, ADMIN, `/dashboard/bibliography/${filterCode}`);
      await page.getByRole('button', { name: 'Upload citations' }).click();
      const dialog = page.getByRole('dialog');
      const ris = `TY  - JOUR\nTI  - ${LONG}\nAU  - Breeder, B.\nPY  - 2020\nXX  - unread\nER  - \nnonsense\n`;
      await dialog.getByRole('textbox', { name: 'RIS or BibTeX' }).fill(ris);
      await dialog.getByRole('button', { name: 'Read the text' }).click();
      await dialog.getByRole('checkbox').first().waitFor();
      await still(page);
    },
  },
  ...(['found', 'wrong'] as const).map((kind): State => ({
    name: `a tree file that is ${kind}`,
    async reach(page) {
      const { ask, partner } = await asking(page);
      const { uuid } = await ask<{ uuid: string }>('POST', '/divtree', {
        title: `Tree of ${kind}`,
        owner: { uuid: partner.uuid },
      });
      await openAs(page, ADMIN, `/dashboard/divtree/${uuid}/edit/json-file`);
      const leaf = { name: LONG, accession: { instCode: 'ZZZ999', acceNumb: LONG } };
      const tree = { name: LONG, children: kind === 'found' ? [leaf] : [{ ...leaf, length: -1 }] };
      const buffer = Buffer.from(JSON.stringify(tree));
      const file = { name: `${LONG}.json`, mimeType: 'application/json', buffer };
      await page.locator('main input[type=file]').setInputFiles(file);
      if (kind === 'found') await page.getByRole('button', { name: 'Use this tree' }).click();
      // Its accession is not here.
      await page.getByRole('main').getByRole('alert').locator('*').first().waitFor();
      await still(page);
    },
  })),
];
