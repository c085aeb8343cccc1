import { screen } from '@testing-library/react';
import { VOCABULARY_LISTS } from '../../../mocks/data/catalogue/vocabulary-lists';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';
import { smallWorld } from '../../../test/harness/small-world';

const world = smallWorld();
const uuidOf = async (code: string) =>
  (await world.catalogue.vocabularies.all()).find((one) => one.code === code)?.uuid ?? '';

test('vocabularies are narrowed by publisher and opened', async () => {
  const { user } = await renderApp('/vocabulary?size=25', { world });
  await heading(`${VOCABULARY_LISTS.length} vocabularies`);
  await user.click(await screen.findByLabelText(/^FAO and Bioversity/));
  await arrivedAt(/^\/vocabulary\?size=25&f=v2/);
  await heading('5 vocabularies');
  await user.click(await screen.findByRole('link', { name: /SAMPSTAT/ }));
  await heading('Biological status of accessions (SAMPSTAT)');
  await screen.findByRole('heading', { level: 2, name: '21 terms' });
  expect(screen.getByText('Record version', { selector: 'dt' }).nextElementSibling).toHaveTextContent(/^1$/);
});

test('terms are searched, paged and copied', async () => {
  const { user } = await renderApp(`/vocabulary/${await uuidOf('iso3166-1')}?size=25`, { world });
  await heading('Country codes (ISO 3166-1)');
  await screen.findByRole('heading', { level: 2, name: '249 terms' });
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  await arrivedAt(/page=2/);
  const search = screen.getByLabelText(/Search in this result/);
  await user.type(search, 'czech{Enter}');
  await screen.findByRole('heading', { level: 2, name: '1 term' });
  const clipboard = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Copy CZE' }));
  expect(clipboard).toHaveBeenLastCalledWith('CZE');
  await screen.findByRole('button', { name: 'Copied CZE' });
});

test('terms of one vocabulary are never those of another', async () => {
  const { user } = await renderApp(`/vocabulary/${await uuidOf('mcpd-storage')}?size=25`, { world });
  await screen.findByRole('heading', { level: 2, name: '9 terms' });
  await user.click(screen.getByRole('link', { name: 'Vocabularies' }));
  await heading(`${VOCABULARY_LISTS.length} vocabularies`);
  await user.click(await screen.findByRole('link', { name: /MLSSTAT/ }));
  await screen.findByRole('heading', { level: 2, name: '3 terms' });
});

test('every code stands once in its vocabulary, and has a meaning', async () => {
  for (const { code, terms } of await world.catalogue.vocabularies.all()) {
    const codes = terms.map((term) => term.code);
    expect([code, new Set(codes).size]).toEqual([code, codes.length]);
    expect([code, terms.filter(({ title }) => !title.trim())]).toEqual([code, []]);
  }
});
