import { object, type InferType } from 'yup';
import { creators, language, LIMITS, mcpdDate, neededText, owner, text, texts } from '../schema';

/** What may be sent of a diversity tree; its nodes go by themselves. */
export const diversityTreeSchema = object({
  title: neededText(LIMITS.title),
  description: text(LIMITS.text),
  owner: owner(),
  crops: texts(50),
  date: mcpdDate(),
  source: text(LIMITS.line),
  rights: text(LIMITS.line),
  language: language(),
  creators: creators(),
});

export type DiversityTreeChange = InferType<typeof diversityTreeSchema>;
