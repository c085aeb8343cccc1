import { descriptorSchema } from '@/contract/descriptor/descriptor-schema';
import {
  COLUMN_ROLES,
  DECIMAL_SIGNS,
  MISSING_MARK_LENGTH,
  MISSING_MARKS_MAX,
  type IngestColumn,
  TRANSLATION_LENGTH,
  TRANSLATIONS_MAX,
  type IngestRequest,
  type Translation,
} from '@/contract/dataset/ingest';
import { readChange, readVersion, refused } from '../../rules/entities/read-change';
import { ApiFailure, badRequest } from '../../tools/http/api-failure';
import type { SheetRows } from '../../data/table-preview/tables';

/** Whether it is a whole number from 0 to `most`. */
export const small = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

/** One of each, at most. */
const SINGLE = ['accession', 'institute', 'genus', 'doi', 'descriptorName', 'value', 'method', 'year'] as const;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= TRANSLATION_LENGTH;

const areTranslations = (value: unknown): value is Translation[] =>
  Array.isArray(value) &&
  value.length <= TRANSLATIONS_MAX &&
  (value as (Partial<Translation> | null)[]).every(
    (each) => each !== null && isText(each.text) && (each.as === null || isText(each.as)),
  );

const madeSchema = descriptorSchema.omit(['owner']);

/** What keeps a descriptor from being made, by its fields. */
function faultsOf(made: object): Record<string, string> {
  try {
    readChange(madeSchema, made, false);
    return {};
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.extra.fields) return failure.extra.fields;
    throw failure;
  }
}

/** 400 with `fields` for what cannot be loaded so. */
export function readRequest(body: unknown, sheet: SheetRows): IngestRequest {
  const sent = (body ?? {}) as Partial<IngestRequest>;
  const { titleRows, headingRows, columns, descriptors, institute, missing, mode } = sent;
  if (!small(titleRows, 100) || !small(headingRows, 10) || !Array.isArray(columns) || !Array.isArray(descriptors))
    throw badRequest('"titleRows", "headingRows", "columns" and "descriptors" are needed.');
  const wrong: Record<string, string> = {};
  for (const [i, column] of (columns as Partial<IngestColumn>[]).entries()) {
    if (!COLUMN_ROLES.includes(column.role as IngestColumn['role'])) wrong[`columns[${i}].role`] = 'required';
    if (!small(column.at, sheet.width - 1)) wrong[`columns[${i}].at`] = 'number';
    if (column.decimal !== undefined && !DECIMAL_SIGNS.includes(column.decimal))
      wrong[`columns[${i}].decimal`] = 'required';
    if (column.fallback !== undefined && !isText(column.fallback)) wrong[`columns[${i}].fallback`] = 'pattern';
    if (column.translations !== undefined && !areTranslations(column.translations))
      wrong[`columns[${i}].translations`] = 'pattern';
  }
  if (missing !== undefined && !Array.isArray(missing)) wrong.missing = 'required';
  else if (missing && missing.length > MISSING_MARKS_MAX) wrong.missing = 'pattern';
  else
    for (const [i, mark] of (missing ?? []).entries())
      if (typeof mark !== 'string' || mark.length > MISSING_MARK_LENGTH) wrong[`missing[${i}]`] = 'pattern';
  const count = (role: string): number => columns.filter((column) => column.role === role).length;
  for (const role of SINGLE) if (count(role) > 1) wrong[`roles.${role}`] = 'most';
  if (count('accession') + count('doi') === 0) wrong['roles.accession'] = 'required';
  const isLong = count('descriptorName') === 1 && count('value') === 1;
  if (!isLong && count('descriptor') === 0) wrong['roles.descriptor'] = 'required';
  for (const [i, each] of descriptors.entries()) {
    if (typeof each.name !== 'string') wrong[`descriptors[${i}].name`] = 'required';
    else if ('made' in each)
      for (const [path, problem] of Object.entries(faultsOf(each.made))) wrong[`descriptors[${i}].${path}`] = problem;
  }
  const names = new Set(descriptors.map(({ name }) => name));
  if (!isLong)
    for (const [i, { role, name }] of columns.entries())
      if (role === 'descriptor' && !names.has(name ?? '')) wrong[`columns[${i}].name`] = 'required';
  if (Object.keys(wrong).length > 0) throw refused(wrong);
  return {
    titleRows,
    headingRows,
    columns,
    descriptors,
    ...(missing && { missing: missing.map((mark) => mark.trim()).filter(Boolean) }),
    mode: mode === 'add' ? 'add' : 'replace',
    ...(typeof institute === 'string' && institute.trim() !== '' ? { institute: institute.trim().toUpperCase() } : {}),
    ...(sent.version === undefined ? {} : { version: readVersion(sent.version) }),
  };
}
