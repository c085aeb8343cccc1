import type { ContentLanguage } from '../constants';
import type { Stored } from '../entity';

export const PUBLICATION_STATES = ['DRAFT', 'REVIEWING', 'PUBLISHED'] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

/** Who stands behind an item: a data provider. */
export interface Owner {
  uuid: string;
  shortName: string;
  name: string;
  wiewsCodes: string[];
}

/** A rejection, until the draft is sent to review again. */
export interface SentBack {
  reason: string;
  /** ISO 8601. */
  date: string;
  /** The name of who rejected it. */
  by?: string;
}

/** What is drafted, reviewed and published: datasets, descriptors, descriptor lists, subsets, diversity trees. */
export interface Publishable extends Stored {
  uuid: string;
  title: string;
  /** Markdown. */
  description?: string | null;
  state: PublicationState;
  /** Text; its last part is counted up: `1.0`, `1.1`. */
  versionTag: string;
  /** Whether this is the version that others lead to. */
  current: boolean;
  /** It was published, and taken back: its public address says so. */
  withdrawn?: boolean;
  /** Of a draft that was rejected, for who may write it. */
  sentBack?: SentBack | null;
  /** The first version of it; absent for that one. */
  firstVersion?: string | null;
  owner?: Owner | null;
  /** BCP 47. */
  language?: string | null;
  /** Its texts in further languages. */
  translations?: Translations;
}

/** Texts of an item in one language, or those that they were translated from. */
export interface TranslatedTexts {
  /** Of a crop. */
  name?: string;
  /** Of a crop, one a line. */
  otherNames?: string;
  title?: string;
  description?: string;
  /** Of what the portal says of itself. Markdown. */
  body?: string;
  /** Of a descriptor: what its codes mean, by code. */
  terms?: Record<string, string>;
}

/** `from`: what each text was translated from. Where the item says something else by now, the translation is outdated. */
export type Translation = TranslatedTexts & { from?: TranslatedTexts };

export type Translations = Partial<Record<ContentLanguage, Translation>>;

/** The accessions of an item, in place of those it had. uuids in their order; one that comes twice counts once. */
export interface AccessionsChange {
  version: number;
  accessions: string[];
}

/** What became of one of the items that something was to be done with. `error` is a sentence. */
export interface BulkOutcome {
  uuid: string;
  ok: boolean;
  error?: string;
}

/** One of the versions of an item, the newest first. */
export interface Version {
  uuid: string;
  title: string;
  versionTag: string;
  state: PublicationState;
  current: boolean;
  lastModifiedDate?: string;
}

export const CREATOR_ROLES = ['MANAGER', 'COLLECTOR', 'DIGITIZER', 'CURATOR', 'CONTRIBUTOR'] as const;
export type CreatorRole = (typeof CREATOR_ROLES)[number];

export interface Creator {
  uuid: string;
  fullName: string;
  role: CreatorRole;
  institutionalAffiliation?: string | null;
  email?: string | null;
  phoneNumber?: string | null;
  fax?: string | null;
  instituteAddress?: string | null;
}

/** An item as others name it; of its translations the titles. */
export type ItemName = Pick<Publishable, 'uuid' | 'title' | 'versionTag' | 'language' | 'translations'>;
