import { array, object, type InferType } from 'yup';
import { json, language, LIMITS, neededText, owner, text, texts, translations, url, uuid } from '../schema';

/** Descriptors of one list, and of one import. */
export const LISTED_MAX = 2_000;

/** What may be sent of a descriptor list; `descriptors` are uuids in its order. */
export const descriptorListSchema = object({
  title: neededText(LIMITS.title),
  description: text(LIMITS.text),
  owner: owner(),
  maintainer: text(LIMITS.line),
  publisher: text(LIMITS.line),
  crops: texts(50),
  citation: text(LIMITS.line),
  url: url(),
  language: language(),
  extras: json(),
  descriptors: array(uuid().required()).max(LISTED_MAX, { key: 'listAtMost', count: LISTED_MAX }),
  translations: translations(),
});

export type DescriptorListChange = InferType<typeof descriptorListSchema>;
