import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accessionBuilder } from '../../../../mocks/data/accessions/kept/builder';
import { ACCESSION_REFERENCE } from '../../../../mocks/data/reference/reference';
import { makeWorld } from '../../../../mocks/rules/world/world';
import { failing } from '../../../../mocks/adapters/scenarios';
import { handlers } from '../../../../mocks/adapters/handlers';
import { heading, renderApp } from '../../../../test/harness/harness';
import { accessionUuid } from '@/mcpd/accession-uuid';
import { emptyRecord } from '@/mcpd/record';
import { evidenceKey } from './evidence-key';

const COLLECTED = { collNumb: 'K 9', collMissId: 'ALB1994-1' };

const builder = accessionBuilder();
builder.add({
  ...emptyRecord('CZE122', '01C0100001', 'Triticum'),
  donorCode: 'DEU146',
  donorNumb: 'TRI 5',
  ...COLLECTED,
  createdDate: '2009-03-01T00:00:00.000Z',
  lastModifiedDate: '2021-06-15T00:00:00.000Z',
});
builder.add(emptyRecord('DEU146', 'TRI 5', 'Triticum'));
builder.add({ ...emptyRecord('MEX002', 'BW 1', 'Triticum'), collNumb: 'K-9', collMissId: 'ALB1994-1' });
builder.add(emptyRecord('MEX002', 'BW 2', 'Triticum'));
const world = makeWorld({ accessions: builder.build(ACCESSION_REFERENCE) });
const asked = accessionUuid('CZE122', '01C0100001', 'Triticum');
const alone = accessionUuid('MEX002', 'BW 2', 'Triticum');
const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('similar material comes with the evidence in words', async () => {
  const { user } = await renderApp(`/a/${asked}`, { world });
  const similar = await part('Similar material');
  await similar.findByText("The donor's own accession: it came from there as TRI 5");
  expect(similar.getByText('Same collecting number, and the same mission or collector: K 9')).toBeVisible();
  expect(similar.queryByText('BW 2')).toBeNull();
  await user.click(similar.getByRole('link', { name: 'TRI 5' }));
  await heading('TRI 5');
  const back = await part('Similar material');
  await back.findByText('Received from this genebank as TRI 5');
});

test('a historic record elsewhere is compared too', async () => {
  const own = accessionBuilder();
  own.add({ ...emptyRecord('CZE122', 'A 1', 'Triticum'), donorCode: 'DEU146', donorNumb: 'TRI 5' });
  own.add({ ...emptyRecord('DEU146', 'TRI 5', 'Triticum'), historic: true });
  const { user } = await renderApp(`/a/${accessionUuid('CZE122', 'A 1', 'Triticum')}`, {
    world: makeWorld({ accessions: own.build(ACCESSION_REFERENCE) }),
  });
  await user.click(await (await part('Similar material')).findByRole('button', { name: 'Compare' }));
  await heading('2 accessions');
});

test.each([
  [49, 0],
  [50, 1],
])('of %d others fifty are listed at most, which is said', async (others, notes) => {
  const many = accessionBuilder();
  for (let at = 0; at <= others; at += 1) many.add({ ...emptyRecord('CZE122', `A ${at}`, 'Triticum'), ...COLLECTED });
  await renderApp(`/a/${accessionUuid('CZE122', 'A 0', 'Triticum')}`, {
    world: makeWorld({ accessions: many.build(ACCESSION_REFERENCE) }),
  });
  const similar = await part('Similar material');
  await similar.findByRole('link', { name: 'A 1' });
  expect(similar.queryAllByText('Only the first 50 are listed.')).toHaveLength(notes);
});

test('what is alone says so, and an unchanged record has no changes', async () => {
  await renderApp(`/a/${alone}`, { world });
  await (await part('Similar material')).findByText('No other accession shares a DOI or a number with this one.');
  await (await part('Changes of the record')).findByText('No changes');
  expect(screen.queryByRole('region', { name: 'Observations' })).toBeNull();
});

test('the changes are told, the latest first', async () => {
  await renderApp(`/a/${asked}`, { world });
  const changes = await part('Changes of the record');
  const entries = await changes.findAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Jun 15, 2021Changed · What was changed is not recorded.',
    'Mar 1, 2009Added to the catalogue',
  ]);
});

test('a recorded change names the field and both values', async () => {
  const log = http.get('http://localhost/api/v2/acn/:uuid/auditlog', () =>
    HttpResponse.json([
      { uuid: 'a', logDate: '2020-01-01', action: 'UPDATE', property: 'sampStat', previous: '300', value: '500', by: '<b>A</b>' },
      { uuid: 'b', logDate: '2019-01-01', action: 'UPDATE', property: 'remarks', previous: 'old' },
      { uuid: 'c', logDate: 'long ago', action: 'MERGE' },
      { uuid: 'd', logDate: '2018-01-01', action: 'UPDATE', property: 'remarks' },
    ]),
  ); // oxfmt-ignore
  await renderApp(`/a/${asked}`, { world, handlers: [log] });
  const changes = await part('Changes of the record');
  await changes.findByText('Changed by <b>A</b> · Biological status: 300, now 500');
  expect(changes.getByText('Changed · Remarks: old, now empty')).toBeVisible();
  // What was there before is not for everybody.
  expect(changes.getByText('Changed · Remarks')).toBeVisible();
  // What a later server says is shown as it is.
  expect(changes.getByText('MERGE')).toBeVisible();
  expect(changes.getByText('long ago')).toBeVisible();
});

test('a part that fails says so by itself, and is brought by trying again', async () => {
  const { user, server } = await renderApp(`/a/${asked}`, {
    world,
    handlers: [failing('GET /acn/:uuid/similar')],
  });
  const similar = await part('Similar material');
  expect(await similar.findByRole('alert')).toHaveTextContent('The server failed.');
  await (await part('Changes of the record')).findByText('Added to the catalogue');
  server.use(...handlers(world, 'http://localhost'));
  await user.click(similar.getByRole('button', { name: 'Try again' }));
  await similar.findByRole('link', { name: 'TRI 5' });
});

test('every kind of evidence has its sentence', () => {
  const accession = { accessionNumber: 'A 1' } as Parameters<typeof evidenceKey>[1];
  const keys = (['doi', 'donorNumber', 'collectingNumber', 'alias'] as const).flatMap((kind) =>
    ['doi', 'accessionNumber', 'donorNumb', 'coll.collNumb', 'aliases'].flatMap((field) =>
      ['A 1', 'B 2'].map((value) => evidenceKey({ kind, field, value }, accession)),
    ),
  );
  expect([...new Set(keys)].toSorted()).toEqual([
    'aliasAccession',
    'aliasDonor',
    'atDonor',
    'collectingNumber',
    'doi',
    'donorAlias',
    'givenOn',
    'numberAlias',
    'sameAlias',
    'sameDonor',
  ]);
});
