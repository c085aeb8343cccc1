import { object, type InferType } from 'yup';
import { LIMITS, neededText, text, url } from '../schema';
import { termsSchema } from './descriptor-schema';

/** What may be sent of a vocabulary; its code only of a new one. */
export const vocabularySchema = object({
  code: neededText(LIMITS.name),
  title: neededText(LIMITS.title),
  description: text(LIMITS.text),
  publisher: text(LIMITS.title),
  maintainer: text(LIMITS.title),
  url: url(),
  versionTag: text(LIMITS.name),
  terms: termsSchema,
});

export type VocabularyChange = InferType<typeof vocabularySchema>;
