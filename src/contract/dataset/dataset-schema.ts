import { array, object, type InferType } from 'yup';
import {
  amount,
  countryCode,
  creators,
  doi,
  language,
  LIMITS,
  mcpdDate,
  mcpdEnd,
  neededText,
  owner,
  text,
  texts,
  translations,
  uuid,
  wiewsCode,
} from '../schema';

const location = object({
  uuid: uuid(),
  countryCode3: countryCode(),
  stateProvince: text(LIMITS.name),
  verbatimLocality: text(LIMITS.line),
  decimalLatitude: amount({ min: -90, max: 90 }),
  decimalLongitude: amount({ min: -180, max: 180 }),
  description: text(LIMITS.text),
  startDate: mcpdDate(),
  endDate: mcpdEnd(),
});

/** Descriptors of one dataset. */
export const DATASET_DESCRIPTORS_MAX = 1_000;

/** What may be sent of a dataset; accessions, files and observations go by themselves. */
export const datasetSchema = object({
  title: neededText(LIMITS.title),
  description: text(LIMITS.text),
  owner: owner(),
  crops: texts(50),
  language: language(),
  source: text(LIMITS.line),
  rights: text(LIMITS.line),
  startDate: mcpdDate(),
  endDate: mcpdEnd(),
  citation: text(LIMITS.text),
  doi: doi(),
  creators: creators(),
  locations: array(location).max(100),
  descriptorUuids: texts(DATASET_DESCRIPTORS_MAX, uuid()),
  translations: translations(),
});

export type DatasetChange = InferType<typeof datasetSchema>;

/** Which accession is meant: by its DOI, or by institute and number. Thousands are read at once: `when` would be slow. */
export const referenceSchema = object({
  doi: doi(),
  instCode: wiewsCode().uppercase(),
  acceNumb: text(LIMITS.name),
  genus: text(LIMITS.name),
}).test('named', ({ doi: named, instCode, acceNumb }, { createError }) => {
  if (named || (instCode && acceNumb)) return true;
  return createError({ path: acceNumb ? 'instCode' : 'acceNumb', message: { key: 'required' } });
});

/** What may be changed of a file that is there. */
export const datasetFileSchema = object({ label: text(LIMITS.name), description: text(LIMITS.line) });

export type DatasetFileChange = InferType<typeof datasetFileSchema>;
