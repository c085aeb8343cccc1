import { object, type InferType } from 'yup';
import { choice, creators, language, LIMITS, mcpdDate, neededText, owner, text, texts, translations } from '../schema';
import { SUBSET_TYPES } from './subset';

/** What may be sent of a subset; its accessions go by themselves. */
export const subsetSchema = object({
  title: neededText(LIMITS.title),
  description: text(LIMITS.text),
  owner: owner(),
  subsetType: choice(SUBSET_TYPES),
  crops: texts(50),
  date: mcpdDate(),
  source: text(LIMITS.line),
  rights: text(LIMITS.line),
  language: language(),
  creators: creators(),
  translations: translations(),
});

export type SubsetChange = InferType<typeof subsetSchema>;
