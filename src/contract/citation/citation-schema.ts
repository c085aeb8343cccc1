import { object, type InferType } from 'yup';
import { CITATION_STATUSES, CITATION_TYPES } from './citation';
import * as field from '../schema';

/** What may be sent of a publication. */
export const citationSchema = object({
  type: field.neededChoice(CITATION_TYPES),
  status: field.choice(CITATION_STATUSES),
  owner: field.owner(),
  title: field.neededText(field.LIMITS.title),
  authors: field.texts(200),
  year: field.year(),
  publication: field.text(field.LIMITS.title),
  volume: field.text(50),
  issue: field.text(50),
  pages: field.text(50),
  publisher: field.text(field.LIMITS.title),
  doi: field.doi(),
  url: field.url(),
  abstract: field.text(field.LIMITS.text),
  keywords: field.texts(100),
  language: field.language(),
  collections: field.texts(200, field.wiewsCode()),
  crops: field.texts(50),
});

export type CitationChange = InferType<typeof citationSchema>;

/** As it is read from elsewhere: who keeps it here is not told. */
export type ReadCitation = Omit<CitationChange, 'owner' | 'status'>;

export interface ParsedCitation {
  /** To be sent by `POST /bibliography` when it has an owner. */
  citation: ReadCitation;
  /** Where it begins in the text, from 1. */
  line: number;
  /** Tags with a value that has no place here. */
  unread: string[];
  /** A publication of the catalogue with its DOI. */
  duplicate?: { uuid: string; title: string };
}

export interface ParsedCitations {
  citations: ParsedCitation[];
  /** Lines that belong to no record, or to one that cannot be read. */
  unreadable: { line: number; text: string }[];
  /** All of them, as the first hundred are told. */
  unreadableCount: number;
}
