import { object, type InferType } from 'yup';
import { neededText, text } from '../schema';
import { CONTENT_LIMITS } from './article';
import { contentTexts, SLUG } from './article-schema';

const isDay = (value: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(value) && new Date(value).toJSON()?.startsWith(value) === true;

/** What may be sent of news. */
export const activityPostSchema = object({
  // Behind its uuid in the address: no word is reserved.
  slug: neededText(CONTENT_LIMITS.slug).matches(SLUG, { key: 'pattern' }),
  date: text(10).test('date', { key: 'date' }, (value) => !value || isDay(value)),
  ...contentTexts,
});

export type ActivityPostChange = InferType<typeof activityPostSchema>;
