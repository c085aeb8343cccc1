import { object, type InferType } from 'yup';
import { CITATION_STATUSES, CITATION_TYPES } from './citation';
import {
  choice,
  doi,
  language,
  LIMITS,
  neededChoice,
  neededText,
  owner,
  text,
  texts,
  url,
  wiewsCode,
  year,
} from './schema';

/** What may be sent of a publication. */
export const citationSchema = object({
  type: neededChoice(CITATION_TYPES),
  status: choice(CITATION_STATUSES),
  owner: owner(),
  title: neededText(LIMITS.title),
  authors: texts(200),
  year: year(),
  publication: text(LIMITS.title),
  volume: text(50),
  issue: text(50),
  pages: text(50),
  publisher: text(LIMITS.title),
  doi: doi(),
  url: url(),
  abstract: text(LIMITS.text),
  keywords: texts(100),
  language: language(),
  collections: texts(200, wiewsCode()),
  crops: texts(50),
});

export type CitationChange = InferType<typeof citationSchema>;

/** As it is read from elsewhere: who keeps it here is not told. */
export type ReadCitation = Omit<CitationChange, 'owner' | 'status'>;
