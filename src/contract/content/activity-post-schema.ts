import { object, type InferType } from 'yup';
import { isoDay, neededText } from '../schema';
import { CONTENT_LIMITS } from './article';
import { contentTexts, SLUG } from './article-schema';

/** What may be sent of news. */
export const activityPostSchema = object({
  // Behind its uuid in the address: no word is reserved.
  slug: neededText(CONTENT_LIMITS.slug).matches(SLUG, { message: { key: 'pattern' } }),
  date: isoDay(),
  ...contentTexts,
});

export type ActivityPostChange = InferType<typeof activityPostSchema>;
