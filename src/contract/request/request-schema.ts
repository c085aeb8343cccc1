import { boolean, object, type InferType } from 'yup';
import { MATERIAL_FORMS } from '../reference/institute';
import {
  amount,
  choice,
  countryCode,
  email,
  LIMITS,
  neededChoice,
  neededText,
  text,
  texts,
  writtenPhone,
} from '../schema';
import { DECLINE_REASONS } from './request-answer';

/** What the material is for. Ours: no live server lists its values. */
export const PURPOSES = ['research', 'breeding', 'training', 'cultivation', 'conservation', 'other'] as const;
export const REQUESTER_TYPES = ['individual', 'organization'] as const;
/** Whether the terms of the Standard Material Transfer Agreement are accepted already. */
export const SMTA_ANSWERS = ['yes', 'later'] as const;

/** Characters of what a genebank writes. */
export const ANSWER_NOTE_MAX = 4_000;
export const TRACKING_MAX = 200;

/** Of why one accession is declined. */
export const REASON_TEXT_MAX = 500;

const isOther = (value: unknown): boolean => value === 'other';
const required = { key: 'required' };

/** Why an accession is declined; without a code no reason is given. */
export const declineReasonSchema = object({
  code: choice(DECLINE_REASONS),
  text: text(REASON_TEXT_MAX).when('code', ([code], schema) => (isOther(code) ? schema.required(required) : schema)),
});

/** What a genebank writes beside its decisions. */
export const answerSchema = object({
  note: text(ANSWER_NOTE_MAX),
  tracking: text(TRACKING_MAX),
});

/** Characters. */
export const REQUEST_NOTES_MAX = 4_000;
/** Of an address for the post. */
export const ADDRESS_LINES_MIN = 2;

const isOrganization = (type: unknown): boolean => type === 'organization';

/** More of an accession than a genebank gives away. */
const QUANTITY_MAX = 1_000;

/** How somebody would like an accession. */
export const wishSchema = object({
  form: neededChoice(MATERIAL_FORMS),
  quantity: amount({ min: 1, max: QUANTITY_MAX, whole: true }).required(required).nonNullable(required),
});

/** Who asks, and what for: the second step of a request, as the portal and the API check it. */
export const requestInfoSchema = object({
  email: email().required(required),
  fullName: neededText(LIMITS.name),
  requesterType: neededChoice(REQUESTER_TYPES),
  organization: text(LIMITS.name).when('requesterType', ([type], schema) =>
    isOrganization(type) ? schema.required(required) : schema,
  ),
  address: texts(10, text(LIMITS.name), ADDRESS_LINES_MIN),
  country: countryCode().required(required),
  telephone: writtenPhone(),
  purpose: neededChoice(PURPOSES),
  notes: text(REQUEST_NOTES_MAX).when('purpose', ([purpose], schema) =>
    isOther(purpose) ? schema.required(required) : schema,
  ),
  smta: neededChoice(SMTA_ANSWERS),
  internal: boolean(),
  approverEmail: email().test(
    'other',
    { key: 'ownEmail' },
    (value, { parent }) => !value || value.toLowerCase() !== (parent as { email?: string }).email?.toLowerCase(),
  ),
  /** What letters are written in. */
  language: choice(['en', 'es', 'fr', 'cs', 'ar', 'pt-BR', 'ko', 'ja']),
});

export type RequestInfo = InferType<typeof requestInfoSchema>;
