import { array, boolean, object, type InferType, type ObjectSchema } from 'yup';
import { TRANSLATED_LANGUAGES } from '../content/languages';
import type { Translations } from '../publication/publication';
import { INSTITUTE_TYPES, MATERIAL_FORMS } from './institute';
import * as field from '../schema';

/** What may be sent of a crop; `shortName` only of a new one. Which taxa are its own is no part of it: accessions have their crop already. */
export const cropSchema = object({
  shortName: field.addressWord(100),
  name: field.neededText(field.LIMITS.name),
  title: field.text(field.LIMITS.title),
  code: field.text(50),
  description: field.text(field.LIMITS.text),
  otherNames: field.texts(100),
  /** It is written in English. */
  translations: field.inLanguages(
    {
      name: field.text(field.LIMITS.name),
      otherNames: field.text(field.LIMITS.text),
      title: field.text(field.LIMITS.title),
      description: field.text(field.LIMITS.text),
    },
    TRANSLATED_LANGUAGES,
    // A computed object forgets the names of languages.
  ) as unknown as ObjectSchema<Translations | undefined>,
});
export type CropChange = InferType<typeof cropSchema>;

export const countrySchema = object({ description: field.text(field.LIMITS.text) });
export type CountryChange = InferType<typeof countrySchema>;

export const instituteSchema = object({
  fullName: field.neededText(field.LIMITS.title),
  acronym: field.text(50),
  type: field.choice(INSTITUTE_TYPES),
  address: field.text(field.LIMITS.line),
  city: field.text(field.LIMITS.name),
  url: field.url(),
  about: field.text(field.LIMITS.text),
  /** Of the record that takes the place of this one. */
  newCode: field.wiewsCode(),
  trackerCode: field.word(50),
  allowMaterialRequests: boolean().default(undefined),
  requestsEmail: field
    .email()
    .when('allowMaterialRequests', ([takes], schema) =>
      takes === true ? schema.required({ key: 'required' }) : schema,
    ),
  requestForms: array(field.neededChoice(MATERIAL_FORMS)).default(undefined),
});
export type InstituteChange = InferType<typeof instituteSchema>;

/** Institutes by WIEWS code, each once. */
const institutes = (most: number) =>
  field
    .texts(most, field.wiewsCode())
    .transform((codes: unknown) => (Array.isArray(codes) ? [...new Set<unknown>(codes)] : codes));

export const partnerSchema = object({
  name: field.neededText(field.LIMITS.name),
  /** Only of a new one: lists are narrowed by it. */
  shortName: field.neededText(50),
  acronym: field.text(50),
  description: field.text(field.LIMITS.text),
  urls: field.texts(20, field.url()),
  phone: field.phone(),
  email: field.email(),
  wiewsCodes: institutes(200),
});
export type PartnerChange = InferType<typeof partnerSchema>;

/** `shortName` only of a new one. */
export const networkSchema = object({
  shortName: field.addressWord(100),
  title: field.neededText(field.LIMITS.title),
  description: field.text(field.LIMITS.text),
  url: field.url(),
  createdOn: field.mcpdDate(),
  /** Its members. */
  wiewsCodes: institutes(1_000),
});
export type NetworkChange = InferType<typeof networkSchema>;
