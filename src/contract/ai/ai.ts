import type { AccessionFilter } from '../accession/accession-filter';
import type { ContentLanguage } from '../constants';

/**
 * The version of the terms of asking in one's own words. Whoever changes what the terms say (`ask:terms` in `locales/`)
 * raises it: people are asked again.
 */
export const AI_TERMS_VERSION = 1;
/** How long a service may keep what was asked, in years. */
export const AI_RETENTION_YEARS = 1;
/** Characters of one message. */
export const AI_MESSAGE_MAX = 2_000;
/** Characters of a text that is to be edited. */
export const AI_EDIT_MAX = 20_000;

/** What was decided about the terms, and when (ISO 8601, UTC); without `decision` nothing was. */
export interface AiTerms {
  /** Of the terms that hold today. */
  version: number;
  decision?: { version: number; accepted: boolean; at: string };
}

export interface AiTermsChange {
  version: number;
  accepted: boolean;
}

export interface ChatMessage {
  /** From the answer before; without it a conversation begins. */
  sessionId?: string;
  message: string;
  /** Language of the reply. */
  language: string;
  /** The version of the terms that was accepted. */
  terms: number;
}

export interface ChatReply {
  sessionId: string;
  /** Markdown, without pictures. */
  reply: string;
  /** What the whole conversation has asked for so far; absent where nothing was understood. Never trusted: validated. */
  filter?: AccessionFilter;
  /** Words of the message that the filter leaves out, as they were written. */
  notUnderstood?: string[];
  /** The conversation has come to its end: the next message needs a new one. */
  ended: boolean;
}

export const EDIT_ACTIONS = ['correct', 'shorten', 'simplify'] as const;
export type EditAction = (typeof EDIT_ACTIONS)[number];

export interface EditRequest {
  text: string;
  action: EditAction;
  /** Of the text. */
  language?: string;
}

/** A text in place of which another language's is asked for. Whoever asks protects what must not change. */
export interface TranslateRequest {
  text: string;
  /** BCP 47. */
  from: string;
  to: ContentLanguage;
}
