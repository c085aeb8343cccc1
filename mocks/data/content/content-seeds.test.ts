import { object } from 'yup';
import { activityPostSchema } from '@/contract/content/activity-post-schema';
import { contentTexts, SLUG } from '@/contract/content/article-schema';
import { ENABLED_LANGUAGES } from '@/contract/constants';
import { articleSeeds, menuSeeds, postSeeds, type TextFiles } from './content-seeds';
import { MENUS } from './menus';
import { textsInFolder } from './text-folder';

/** Where forms and requests lead. */
const CONFIRMATIONS = [
  'newsletter-confirm-sent',
  'newsletter-confirmed',
  'newsletter-left',
  'contact-sent',
  'request-sent',
];

let files: TextFiles;
beforeAll(async () => {
  files = await textsInFolder();
});

test('every page that is led to is written in English', () => {
  const written = articleSeeds(files).map(({ slug }) => slug);
  const needed = [...Object.values(MENUS).flat(), ...CONFIRMATIONS];
  expect(needed.filter((slug) => !written.includes(slug))).toEqual([]);
  const unreachable = written.filter((slug) => !needed.includes(slug));
  expect(unreachable).toEqual([]);
});

test('what is translated is a translation of something', () => {
  const names = Object.keys(files).map((path) => path.split('/') as [string, string]);
  expect(names.filter(([language]) => !ENABLED_LANGUAGES.some((each) => each === language))).toEqual([]);
  expect(names.filter(([, name]) => files[`en/${name}`] === undefined)).toEqual([]);
});

test('texts are such as an editor could have written', () => {
  const texts = object(contentTexts);
  for (const article of articleSeeds(files)) {
    expect(article.slug).toMatch(SLUG);
    expect(() => texts.validateSync(article)).not.toThrow();
    expect([article.slug, article.body]).not.toEqual([article.slug, '']);
  }
  for (const post of postSeeds(files)) expect(() => activityPostSchema.validateSync(post)).not.toThrow();
});

test('without translations, or without a text, it begins all the same', () => {
  const english = Object.fromEntries(Object.entries(files).filter(([path]) => path.startsWith('en/')));
  expect(articleSeeds(english)).toHaveLength(articleSeeds(files).length);
  expect([articleSeeds({}), postSeeds({})]).toEqual([[], []]);
  expect(menuSeeds().map(({ key }) => key)).toEqual(['about', 'legal', 'documentation']);
});
