import type {
  ActivityPost,
  ActivityPostDraft,
  ActivityPostRow,
  ReadActivityPost,
} from '@/contract/content/activity-post';
import type { FilteredPage } from '@/contract/page';
import { contentApi } from './content.fixture';

const { ask, edit } = contentApi();
const list = async (filter: object = {}, lang = 'en') =>
  (await ask<FilteredPage<ActivityPostRow>>(`POST /activitypost/filter?lang=${lang}`, filter)).body;
const titles = async (filter: object = {}, lang = 'en') => (await list(filter, lang)).content.map(({ title }) => title);

test('news are listed the newest first, in one language, by year and by words of any language', async () => {
  expect(await titles()).toEqual(['Citing', 'Opening']);
  expect(await titles({}, 'cs')).toEqual(['Citing', 'Otevřeno']);
  expect(await titles({ year: ['2025'] })).toEqual(['Opening']);
  expect(await titles({ _text: 'otevreno' })).toEqual(['Opening']);
  expect((await list()).suggestions['year']?.terms).toEqual([
    { term: '2025', count: 1 },
    { term: '2026', count: 1 },
  ]);
});

test('an item names its neighbours', async () => {
  const [first, second] = (await list()).content;
  const { body } = await ask<ReadActivityPost>(`GET /activitypost/${first?.uuid}?lang=cs`);
  expect(body).toMatchObject({ slug: 'citing', date: '2026-02-01', lang: 'en', body: 'How to cite.', newer: null });
  expect(body.older).toMatchObject({ uuid: second?.uuid, title: 'Otevřeno', lang: 'cs' });
  expect(body).not.toHaveProperty('_permissions');
  const asEditor = await edit<ReadActivityPost>(`GET /activitypost/${first?.uuid}`);
  expect(asEditor.body._permissions).toMatchObject({ write: true });
});

test('a post gets the day on which it is published, where nobody gave one', async () => {
  const made = (await edit<ActivityPost>('POST /activitypost', { slug: 'new', title: 'New', body: 'New.' })).body;
  expect(made).toMatchObject({ state: 'DRAFT', date: null });
  expect(await titles()).not.toContain('New');
  expect((await ask(`GET /activitypost/${made.uuid}`)).status).toBe(404);
  const drafts = await edit<FilteredPage<ActivityPostDraft>>('POST /activitypost/draft/list', {});
  expect(drafts.body.content[0]).toMatchObject({ title: 'New', state: 'DRAFT', languages: ['en'] });
  const { body } = await edit<ActivityPost>(`POST /activitypost/${made.uuid}/publish`, { version: 1 });
  expect(body.date).toBe(body.publishedDate?.slice(0, 10));
  expect((await titles())[0]).toBe('New');
  await edit(`POST /activitypost/${made.uuid}/withdraw`, { version: 2 });
  expect((await ask(`GET /activitypost/${made.uuid}`)).status).toBe(410);
});

test.each(['2026-02-30', '1.2.2026', '20260201'])('%s is no day', async (date) => {
  const { body } = await edit('POST /activitypost', { slug: 'day', title: 'Day', date });
  expect(body.fields).toEqual({ date: 'date' });
});
