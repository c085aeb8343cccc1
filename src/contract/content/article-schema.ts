import { boolean, object, type InferType, type ObjectSchema } from 'yup';
import { addressWord, inLanguages, neededText, text } from '../schema';
import { CONTENT_LIMITS, RESERVED_SLUGS } from './article';
import type { Translations } from '../publication/publication';
import { TRANSLATED_LANGUAGES } from './languages';

const texts = { description: text(CONTENT_LIMITS.description), body: text(CONTENT_LIMITS.body) };

export const SLUG = /^[a-z\d]+(-[a-z\d]+)*$/;

/** A slug, which becomes part of an address. */
export const slug = () => addressWord(CONTENT_LIMITS.slug).notOneOf([...RESERVED_SLUGS], { key: 'reserved' });

/** What articles and posts say, beside English in whatever languages there are. */
export const contentTexts = {
  title: neededText(CONTENT_LIMITS.title),
  ...texts,
  translations: inLanguages(
    { title: text(CONTENT_LIMITS.title), ...texts },
    TRANSLATED_LANGUAGES,
  ) as unknown as ObjectSchema<Translations | undefined>,
};

/** What may be sent of an article: `slug` and whom it is about are given once. */
export const articleSchema = object({
  slug: slug(),
  template: boolean(),
  className: text(50),
  targetId: text(200).when('className', ([className], schema) =>
    className ? schema.required({ key: 'required' }) : schema,
  ),
  ...contentTexts,
});

export type ArticleChange = InferType<typeof articleSchema>;
