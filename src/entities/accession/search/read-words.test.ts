import { readWords } from './read-words';

test.each(['CZE122', 'usa1004'])('the code %s in a search is that of an institute', async (code) => {
  const { filter } = await readWords(`wheat ${code}`, []);
  expect(filter).toMatchObject({ institute: { code: [code.toUpperCase()] } });
});
