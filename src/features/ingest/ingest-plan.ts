import { array, number, object, string, type InferType } from 'yup';
import { DATA_TYPES, DESCRIPTOR_CATEGORIES } from '@/contract/descriptor/descriptor';
import { termsSchema } from '@/contract/descriptor/descriptor-schema';
import {
  COLUMN_ROLES,
  DECIMAL_SIGNS,
  MISSING_MARK_LENGTH,
  MISSING_MARKS_MAX,
  TRANSLATION_LENGTH,
  type ColumnRole,
  type DecimalSign,
  type IngestDescriptor,
  type IngestProposal,
  type IngestRequest,
  type ProposedColumn,
  type Translation,
} from '@/contract/dataset/ingest';
import { amount, choice, LIMITS, neededChoice, neededText, text, texts, wiewsCode } from '@/contract/schema';

/** What the values under a name are: of a descriptor that is there, of a new one, or nothing. */
export const MEANINGS = ['existing', 'made', 'ignored'] as const;
type Meaning = (typeof MEANINGS)[number];

export const isCoded = (dataType: unknown): boolean => dataType === 'CODED' || dataType === 'SCALE';

/** What is not shown is not judged. */
const anyTerms = array(object({ code: string().ensure(), title: string().ensure(), description: string().nullable() }));

const needs = { key: 'required' };

/** Who says what of a sheet, as a form holds it. A column without a role is one that nobody has decided on. */
export const planSchema = object({
  columns: array(
    object({
      at: number().required(),
      role: neededChoice(COLUMN_ROLES),
      name: string().ensure(),
      method: text(LIMITS.name),
      year: text(20),
      decimal: choice(DECIMAL_SIGNS),
      fallback: text(TRANSLATION_LENGTH),
      // Empty: as it is written; `null`: as no value.
      translations: array(object({ text: string().ensure(), as: string().nullable().default('') })).required(),
    }),
  ).required(),
  descriptors: array(
    object({
      name: string().ensure(),
      meaning: neededChoice(MEANINGS),
      uuid: string()
        .nullable()
        .when('meaning', ([meaning], schema) => (meaning === 'existing' ? schema.required(needs) : schema)),
      title: text(LIMITS.title).when('meaning', ([meaning], schema) =>
        meaning === 'made' ? neededText(LIMITS.title) : schema,
      ),
      description: text(LIMITS.text),
      dataType: neededChoice(DATA_TYPES),
      category: neededChoice(DESCRIPTOR_CATEGORIES),
      uom: text(50),
      minValue: amount(),
      maxValue: amount(),
      terms: anyTerms.when(['meaning', 'dataType'], ([meaning, dataType], schema) =>
        meaning === 'made' && isCoded(dataType) ? termsSchema : schema,
      ),
    }),
  ).required(),
  institute: wiewsCode(),
  missing: texts(MISSING_MARKS_MAX, text(MISSING_MARK_LENGTH)).required(),
  mode: neededChoice(['replace', 'add'] as const),
});

export type IngestPlan = InferType<typeof planSchema>;

/** Each text of a column as it is written, but for what is proposed otherwise. */
function readingsOf({ values = [], translations = [] }: ProposedColumn): Translation[] {
  const proposed = new Map(translations.map(({ text: written, as }) => [written, as]));
  const all = new Set([...values.map(({ text: written }) => written), ...proposed.keys()]);
  return [...all].map((written) => ({ text: written, as: proposed.get(written) ?? '' }));
}

/** The form as it begins: what is proposed, and nothing where a person has to decide. */
export function planOf({ columns, descriptors, missing }: IngestProposal): IngestPlan {
  return {
    columns: columns.map((column) => {
      const { at, role, name = '', method = '', year = '', decimal, certainty } = column;
      return {
        at,
        role: (certainty === 'asked' ? '' : role) as ColumnRole,
        name,
        method,
        year,
        decimal: decimal ?? ('' as DecimalSign),
        fallback: '',
        translations: readingsOf(column),
      };
    }),
    descriptors: descriptors.map((each) => {
      const { title, description = '', dataType, category, uom = '' } = each.guessed;
      const { minValue = null, maxValue = null, terms = [] } = each.guessed;
      const meaning: Meaning = 'uuid' in each ? 'existing' : 'made' in each ? 'made' : 'ignored';
      const uuid = 'uuid' in each && each.certainty !== 'asked' ? each.uuid : '';
      const made = { title, description, dataType, category, uom, minValue, maxValue, terms };
      return { name: each.name, meaning, uuid, ...made };
    }),
    institute: '',
    missing: [...missing],
    mode: 'replace',
  };
}

/** Names that descriptors are needed for: of the columns that hold observations, or all where rows name them. */
export function namesIn(
  { columns }: Pick<IngestPlan, 'columns'>,
  { columns: proposed }: IngestProposal,
): ReadonlySet<string> | undefined {
  const isLong = columns.some(({ role }) => role === 'descriptorName');
  if (isLong) return undefined;
  const own = new Set(proposed.map(({ at }) => at));
  return new Set(columns.flatMap(({ at, role, name }) => (own.has(at) && role === 'descriptor' ? name : [])));
}

/** What is sent: descriptors in the order of the form, so that what is wrong with one is told beside it. */
export function requestOf(plan: IngestPlan, proposal: IngestProposal): IngestRequest {
  const descriptors = plan.descriptors.map(
    ({ name, meaning, uuid, title, description, dataType, category, uom, ...rest }): IngestDescriptor => {
      const { minValue, maxValue, terms } = rest;
      if (meaning === 'ignored') return { name, ignored: true };
      if (meaning === 'existing') return { name, uuid: uuid ?? '' };
      const hasTerms = terms && terms.length > 0 && isCoded(dataType);
      const made = { title: title ?? name, dataType, category, uom: uom ?? null, ...(description && { description }) };
      return {
        name,
        made: { ...made, minValue: minValue ?? null, maxValue: maxValue ?? null, ...(hasTerms && { terms }) },
      };
    },
  );
  const columns = plan.columns.map(({ at, role, name, method, year, decimal, fallback, translations }) => {
    const isObserved = role === 'descriptor' || role === 'value';
    const changed = isObserved ? translations.filter(({ as }) => as !== '') : [];
    return {
      at,
      role,
      ...(name && { name }),
      ...(method && { method }),
      ...(year && { year }),
      ...(decimal && { decimal }),
      ...(isObserved && fallback && { fallback }),
      ...(changed.length > 0 && { translations: changed }),
    };
  });
  const { titleRows, headingRows } = proposal;
  const { institute, mode } = plan;
  const missing = plan.missing.flatMap((mark) => mark ?? []);
  return { titleRows, headingRows, columns, descriptors, missing, mode, ...(institute && { institute }) };
}
