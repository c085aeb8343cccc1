import * as fc from 'fast-check';
import type { Article, ReadArticle } from '@/contract/content/article';
import { CONTENT_LANGUAGES, type ContentLanguage } from '@/contract/constants';
import { languagesOf } from '@/contract/content/languages';
import type { Menu, ReadMenu } from '@/contract/content/menu';
import { ENABLED_LANGUAGES } from '@/contract/constants';
import { contentApi } from './content.fixture';

const RUNS = 1_000;
const SLUGS = ['one', 'two', 'three'];
const { ask, edit } = contentApi();

interface Texts {
  title: string;
  body: string | null;
}

/** What the test knows of an article: as its editors have it, and what has to be public. */
interface Known {
  draft: Record<string, Texts>;
  shown: Record<string, Texts> | null;
}

const text = fc.string({ minLength: 1, maxLength: 12 }).map((typed) => `w${typed.replaceAll(/\s|\p{Cc}/gu, '.')}`);
const language = fc.constantFrom(...CONTENT_LANGUAGES);
const step = fc.record({
  slug: fc.constantFrom(...SLUGS),
  act: fc.constantFrom('write', 'write', 'write', 'publish', 'discard', 'withdraw', 'menu'),
  language,
  title: text,
  body: fc.option(text),
});

const articleOf = async (slug: string) => (await edit<Article>(`GET /article/draft/${slug}`)).body;
const wholeIn = (texts: Record<string, Texts>, wanted: ContentLanguage) => {
  const own = texts[wanted];
  return own?.title && own.body ? own : texts['en'];
};

test(`in ${RUNS} histories of edits, translations and publishing nothing unfinished is public`, async () => {
  const known = new Map<string, Known>();
  for (const slug of SLUGS) {
    await edit('POST /article', { slug, title: `w${slug}` });
    known.set(slug, { draft: { en: { title: `w${slug}`, body: null } }, shown: null });
  }
  await edit('POST /menu', { key: 'all', items: SLUGS.map((slug) => ({ id: slug, slug })) });
  await edit('POST /menu/all/publish', { version: 1 });
  let menu = [...SLUGS];

  const perform = async ({ slug, act, ...said }: { slug: string; act: string; language: ContentLanguage } & Texts) => {
    const one = known.get(slug);
    const { version, translations } = await articleOf(slug);
    if (!one) return;
    if (act === 'write') {
      const texts = { title: said.title, body: said.body };
      const change = said.language === 'en' ? texts : { translations: { ...translations, [said.language]: texts } };
      expect((await edit(`PUT /article/${slug}`, { version, ...change })).status).toBe(200);
      one.draft = { ...one.draft, [said.language]: texts };
    } else if (act === 'publish') {
      const { status } = await edit(`POST /article/${slug}/publish`, { version });
      expect(status).toBe(one.draft['en']?.body ? 200 : 400);
      if (status === 200) one.shown = one.draft;
    } else if (act === 'discard' || act === 'withdraw') {
      const { status } = await edit(`POST /article/${slug}/${act}`, { version });
      expect(status).toBe(one.shown ? 200 : 409);
      if (one.shown && act === 'discard') one.draft = one.shown;
      if (act === 'withdraw') one.shown = null;
    } else {
      const draft = (await edit<Menu>('GET /menu/draft/all')).body;
      menu = menu.toReversed();
      await edit('PUT /menu/all', { version: draft.version, items: menu.map((each) => ({ id: each, slug: each })) });
    }
  };

  const check = async (wanted: ContentLanguage) => {
    for (const [slug, { draft, shown }] of known) {
      const { body } = await ask<ReadArticle>(`GET /article/${slug}?lang=${wanted}`);
      const isRead = ENABLED_LANGUAGES.some((each) => each === wanted);
      const right = shown && wholeIn(shown, isRead ? wanted : 'en');
      expect([body.title, body.body]).toEqual([right?.title, right?.body]);
      const kept = await articleOf(slug);
      expect(kept).toMatchObject({ title: draft['en']?.title });
      expect(languagesOf(kept)).toHaveLength(
        CONTENT_LANGUAGES.filter((each) => each === 'en' || (draft[each]?.title && draft[each].body)).length,
      );
    }
    // A menu that is a draft stays as it was, and names what is public by its public title.
    const { items } = (await ask<ReadMenu>('GET /menu/all')).body;
    const inOrder = SLUGS.filter((slug) => known.get(slug)?.shown);
    expect(items.map(({ title }) => title)).toEqual(inOrder.map((slug) => known.get(slug)?.shown?.['en']?.title));
  };

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), language, async (steps, wanted) => {
      for (const each of steps) await perform(each);
      await check(wanted);
    }),
    // What went before stays: a shorter history would not be the same.
    { numRuns: RUNS, endOnFailure: true },
  );
});
