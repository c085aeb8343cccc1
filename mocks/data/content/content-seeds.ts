import type { ActivityPost } from '@/contract/content/activity-post';
import type { Article } from '@/contract/content/article';
import { TRANSLATED_LANGUAGES } from '@/contract/content/languages';
import type { Translations } from '@/contract/publication/publication';
import type { Menu } from '@/contract/content/menu';
import { URL_NAMESPACE, uuidV5 } from '@/mcpd/accession-uuid';
import { MENUS } from './menus';
import { readTextFile } from './text-file';

/** Markdown by `{language}/{slug}.md`; a post is `{language}/post-{slug}.md`. */
export type TextFiles = Readonly<Record<string, string>>;

const SEEDED = '2026-11-02T09:00:00.000Z';

const seeded = (date = SEEDED) => ({
  state: 'PUBLISHED' as const,
  publishedDate: date,
  version: 1,
  createdDate: date,
  lastModifiedDate: date,
});

/** Texts of a name in English, and in those of the other languages that there is a file of. */
function textsOf(files: TextFiles, name: string) {
  const { published, ...english } = readTextFile(files[`en/${name}.md`] ?? '');
  const translations: Translations = {};
  for (const language of TRANSLATED_LANGUAGES) {
    const file = files[`${language}/${name}.md`];
    if (file === undefined) continue;
    const { title, description, body } = readTextFile(file);
    translations[language] = { title, body, ...(description !== null && { description }) };
  }
  return { ...english, translations, published };
}

const POST = 'post-';
const namesIn = (files: TextFiles): string[] =>
  Object.keys(files)
    .flatMap((path) => /^en\/(.+)\.md$/.exec(path)?.[1] ?? [])
    .toSorted();

export const articleSeeds = (files: TextFiles): Article[] =>
  namesIn(files)
    .filter((name) => !name.startsWith(POST))
    .map((slug) => {
      const { published: _none, ...texts } = textsOf(files, slug);
      return { slug, template: false, ...texts, ...seeded() };
    });

/** The newest first. */
export const postSeeds = (files: TextFiles): ActivityPost[] =>
  namesIn(files)
    .filter((name) => name.startsWith(POST))
    .map((name) => {
      const { published, ...texts } = textsOf(files, name);
      const slug = name.slice(POST.length);
      const date = published ?? SEEDED.slice(0, 10);
      const uuid = uuidV5(URL_NAMESPACE, `https://pgr-portal.example/activitypost/${slug}`);
      return { uuid, slug, date, ...texts, ...seeded(`${date}T09:00:00.000Z`) };
    })
    .toSorted((a, b) => b.date.localeCompare(a.date));

export const menuSeeds = (): Menu[] =>
  Object.entries(MENUS).map(([key, slugs]) => ({
    key,
    items: slugs.map((slug) => ({ id: slug, slug })),
    ...seeded(),
  }));
