import { testApi } from '../../rules/world/api.fixture';

const api = testApi({ accessions: 30 });

test.each([
  [
    { identifiers: Array.from({ length: 10_001 }, (_, i) => `X ${i}`) },
    'At most 10000 identifiers may be sent at once, not 10001.',
  ],
  [{ identifiers: ['K-5', 'x'.repeat(301)] }, 'Identifier 2 has 301 characters; 300 are the most.'],
  [{ identifiers: 'K-5' }, '"identifiers" must be a list of texts.'],
  [{ identifiers: [5] }, '"identifiers" must be a list of texts.'],
  [undefined, '"identifiers" must be a list of texts.'],
  [{ identifiers: [], instituteCode: 5 }, '"instituteCode" must be a WIEWS code.'],
])('refuses case %#: %s', async (body, said) => {
  const response = await api.call('POST /api/v2/acn/match', { token: await api.token(), body });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error_description: said });
});
