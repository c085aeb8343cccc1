import { renderHook, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { referenceApi } from '../../../../mocks/adapters/node';
import { PORTAL_CLIENT } from '../../../../mocks/rules/tokens/clients';
import { makeWorld } from '../../../../mocks/rules/world/world';
import { apiStore, withStore } from '../../../../test/harness/api-store';
import { setTokenPort } from '@/shared/api/token-port';
import type { RelationSource } from '@/shared/form/fields/field-definition';
import { accessionSource, countrySource, cropSource, descriptorSource, instituteSource } from './relation-sources';

const world = makeWorld();
const server = referenceApi(world, 'http://localhost');
const instance = i18next.createInstance();

beforeAll(async () => {
  server.listen();
  await instance.use(initReactI18next).init({ lng: 'cs', resources: {} });
  const client = { client_id: PORTAL_CLIENT.clientId, client_secret: PORTAL_CLIENT.clientSecret };
  const body = new URLSearchParams({ ...client, grant_type: 'client_credentials' });
  const answer = await fetch('http://localhost/oauth/token', { method: 'POST', body });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  setTokenPort({ token: () => Promise.resolve(token), unauthorized: () => Promise.resolve('stop') });
});
afterAll(() => server.close());

const wrapper = withStore(apiStore(), instance);

async function search(source: RelationSource, query: string) {
  const { result } = renderHook(() => source.useOptions(query), { wrapper });
  await waitFor(() => expect(result.current.busy).toBe(false));
  expect(result.current.failure).toBeUndefined();
  return result.current.options;
}

test.each<[string, RelationSource, string, RegExp]>([
  ['crops by another of their names', cropSource, 'corn', /^Kukuřice/],
  ['countries in the reader’s language, without accents', countrySource, 'etiop', /^Etiopie$/],
  ['countries by their code', countrySource, 'CZE', /^Česko$/],
  ['institutes by their code', instituteSource, 'CZE122', /^CZE122 ./],
  ['accessions by their taxon', accessionSource, 'hordeum', /. · [A-Z]{3}\d{3}$/],
  ['descriptors by words', descriptorSource, 'rht-b1', /Rht-B1/],
])('finds %s', async (_, source, query, label) => {
  const [first] = await search(source, query);
  expect(first?.label).toMatch(label);
  const values = first ? [first.value] : [];
  const { result } = renderHook(() => source.useNames(values), { wrapper });
  await waitFor(() => expect(result.current(values[0] ?? '')).not.toBe(values[0]));
  expect(result.current('nothing')).toBe('nothing');
});

test('offers some before anybody types, and nothing where nothing fits', async () => {
  expect((await search(instituteSource, '')).length).toBeGreaterThan(2);
  expect(await search(instituteSource, 'qqqq')).toEqual([]);
});
