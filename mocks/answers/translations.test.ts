import type { DescriptorDetails } from '@/contract/descriptor/descriptor';
import type { Page } from '@/contract/page';
import type { SuggestAnswer } from '@/contract/accession/suggest';
import { testApi } from '../rules/world/api.fixture';

const api = testApi({ accessions: 60 });
const tokens = { admin: '', reader: '' };
const by = { by: undefined };
const TERMS = [
  { code: '1', title: 'Erect' },
  { code: '1.5', title: 'Bent' },
];

beforeAll(async () => {
  tokens.admin = await api.token('admin@example.org');
  tokens.reader = await api.token('user@example.org');
});

const ask = async <T>(line: string, body?: unknown, token = tokens.reader): Promise<T> => {
  const [method, path] = line.split(' ');
  return (await (await api.call(`${method} /api/v2${path}`, { token, body })).json()) as T;
};

/** A draft whose codes mean something in Czech. */
async function made(): Promise<DescriptorDetails> {
  const [owner] = await api.world.catalogue.partners.all();
  const cs = { title: 'Tvar trsu', terms: { '1': ' Vzpřímený ', '1.5': 'Ohnutý' }, from: { terms: { '1': 'Erect' } } };
  const head = { title: 'Growth habit', category: 'CHARACTERIZATION', dataType: 'CODED', language: 'en', terms: TERMS };
  return ask('POST /descriptor', { ...head, owner: { uuid: owner?.uuid }, translations: { cs } }, tokens.admin);
}

const put = ({ uuid, version }: DescriptorDetails, change: object) =>
  ask<DescriptorDetails & { fields?: object }>(`PUT /descriptor/${uuid}`, { version, ...change }, tokens.admin);

test('meanings of codes are translated by code; what is no code of the table is refused', async () => {
  const item = await made();
  expect(item.translations?.cs?.terms).toEqual({ '1': 'Vzpřímený', '1.5': 'Ohnutý' });
  const wrong = await put(item, { translations: { cs: { terms: { '2': 'Rozložitý' } } } });
  expect(wrong.fields).toEqual({ 'translations.cs.terms': 'noCode' });
  for (const [terms, key] of [
    [{ '1': 3 }, 'pattern'],
    [{ '1': 'x'.repeat(501) }, 'atMost'],
  ])
    expect((await put(item, { translations: { cs: { terms } } })).fields).toEqual({ 'translations.cs.terms': key });
});

test('with a code its translations go, and the history tells it', async () => {
  const item = await made();
  const { translations } = await put(item, { terms: TERMS.slice(1) });
  expect(translations?.cs).toEqual({ title: 'Tvar trsu', terms: { '1.5': 'Ohnutý' }, from: { terms: {} } });
  const log = await ask<{ property?: string }[]>(`GET /audit/descriptor/${item.uuid}`, undefined, tokens.admin);
  expect(log).toContainEqual(
    expect.objectContaining({ property: 'translations.cs.terms.1', previous: 'Vzpřímený', value: null }),
  );
});

test('what is published is found by its title and description in any language, by lists and by searches', async () => {
  const { subsets } = api.world.catalogue;
  const one = (await subsets.all()).find(({ state, current }) => state === 'PUBLISHED' && current);
  const cs = { title: 'Jádrová kolekce žita', description: 'Odrůdy z hor', from: { title: 'Core' } };
  subsets.change(one?.uuid ?? '', undefined, { language: 'en', translations: { cs } }, by);
  for (const filter of [{ _text: 'jadrova zita' }, { _text: 'z hor' }, { title: { contains: ['kolekce žita'] } }]) {
    const { content } = await ask<Page<DescriptorDetails>>('POST /subset/list', filter);
    expect(content.map(({ uuid }) => uuid)).toEqual([one?.uuid]);
    // What translators need is not handed to readers.
    expect(content[0]?.translations?.cs).toEqual({ title: cs.title, description: cs.description });
  }
  const { suggestions } = await ask<SuggestAnswer>('POST /acn/suggest', { q: 'jadrova' });
  expect(suggestions).toContainEqual(
    expect.objectContaining({ kind: 'subset', key: one?.uuid, name: one?.title, names: { cs: cs.title } }),
  );
});
