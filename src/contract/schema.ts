import { array, mixed, number, object, string, type ObjectSchema, type ObjectShape, type StringSchema } from 'yup';
import { CONTENT_LANGUAGES } from './constants';
import { plainText } from './control-characters';
import { COUNTRY_CODE, DOI, isUrl, isWiewsCode, PHONE } from './patterns';
import { CREATOR_ROLES, type Translations } from './publication/publication';
import { isMcpdDate } from './is-mcpd-date';
import { RESERVED_WORDS } from './reserved-words';

/** Message keys of `form:problem`, as the server answers them in `fields`. */
type ProblemKey =
  | 'required'
  | 'uppercase'
  | 'atMost'
  | 'listAtMost'
  | 'lines'
  | 'number'
  | 'whole'
  | 'least'
  | 'most'
  | 'date'
  | 'beforeStart'
  | 'email'
  | 'emails'
  | 'phone'
  | 'url'
  | 'doi'
  | 'uuid'
  | 'pattern'
  | 'reserved'
  | 'wiewsCode'
  | 'countryCode'
  | 'json'
  | 'noCode'
  | 'ownEmail';

/** The message of a test: the shape that the forms of the portal read. */
const problem = (key: ProblemKey, count?: number) => ({ key, ...(count === undefined ? {} : { count }) });

/** Characters. */
export const LIMITS = { title: 500, name: 200, line: 1_000, text: 20_000 } as const;

const upTo = (max: number) => [max, problem('atMost', max)] as const;
/** Of a list. */
const listUpTo = (max: number) => [max, problem('listAtMost', max)] as const;

/** Without control characters, and blanks at its ends. What is no text stays as it is: it is refused, not read. */
const trimmed = () =>
  string().transform((value: unknown): unknown => (typeof value === 'string' ? plainText(value).trim() : value));

const nullable = () =>
  trimmed()
    .transform((value: string | null) => (value === '' ? null : value))
    .nullable();

/** A text without blanks at its ends; an empty one is null. */
export const text = (max: number) => nullable().max(...upTo(max));

/** `YYYY-MM-DD`, as browsers' own input has it. */
export const isoDay = () =>
  text(10).test(
    'day',
    problem('date'),
    (value) => !value || (/^\d{4}-\d\d-\d\d$/.test(value) && new Date(value).toJSON()?.startsWith(value) === true),
  );

export const neededText = (max: number) =>
  trimmed()
    .ensure()
    .required(problem('required'))
    .max(...upTo(max));

/** What somebody typed: `undefined` where it is empty, as forms hand it over. */
type Typed = string | null | undefined;

const form = (pattern: RegExp, key: ProblemKey, max: number) =>
  text(max).matches(pattern, { message: problem(key), excludeEmptyString: true });

/** A code of letters, digits, hyphens and dots, as services of statistics give them: `G-4X8Z1`, `UA-123-1`, `12`. */
export const word = (max: number) => form(/^[a-z\d]+([.-][a-z\d]+)*$/i, 'pattern', max);
export const email = () => text(254).email(problem('email'));
export const url = () => text(LIMITS.line).test('url', problem('url'), (value: Typed) => !value || isUrl(value));
/** All of them together, as a list: one sentence, however many are wrong. */
export const emails = (most: number) =>
  array(trimmed().defined())
    .test('emails', problem('emails'), (list) => (list ?? []).every((each) => email().isValidSync(each)))
    .max(...listUpTo(most));
export const phone = () => form(PHONE, 'phone', 100);
/** As people write it: blanks and brackets are no part of the number. */
export const writtenPhone = () =>
  phone().transform((typed: unknown) => (typeof typed === 'string' ? typed.replaceAll(/[\s()/]/g, '') : typed));
export const doi = () => form(DOI, 'doi', LIMITS.name);

/** A code in capital letters: one in small letters is told apart from one that is none. */
const codeOf = (is: (text: string) => boolean, key: ProblemKey) =>
  text(8)
    .test('uppercase', problem('uppercase'), (value: Typed) => !value || is(value) || !is(value.toUpperCase()))
    .test('code', problem(key), (value: Typed) => !value || is(value.toUpperCase()));
export const wiewsCode = () => codeOf(isWiewsCode, 'wiewsCode');
/** ISO 3166-1 alpha-3, as far as its form goes. */
export const countryCode = () => codeOf((value) => COUNTRY_CODE.test(value), 'countryCode');
export const uuid = () => string().uuid(problem('uuid'));
/** BCP 47. */
export const language = () => form(/^[a-z]{2,3}(-[a-z\d]{2,8})*$/i, 'pattern', 35);

// However long it is, it is no date rather than too long.
export const mcpdDate = () => nullable().test('date', problem('date'), (value) => value == null || isMcpdDate(value));

/** The end of a span, which is not before the `startDate` beside it; what is not known of it is as late as can be. */
export const mcpdEnd = () =>
  mcpdDate().test('order', problem('beforeStart'), (value, { parent }) => {
    const { startDate } = parent as { startDate?: Typed };
    return !value || !startDate || !isMcpdDate(startDate) || endsAfter(startDate, value);
  });

/** Whether a span of dates as `YYYYMMDD` does not end before it begins. */
export const endsAfter = (start: string, end: string): boolean => end.replace(/0{2}(?:0{2})?$/, '99') >= start;

/** One of a list, or none. */
export const choice = <const T extends string>(values: readonly T[]) =>
  string<T>()
    .transform((value: string | null) => (value === '' ? null : value))
    .nullable()
    .oneOf([...values, null], problem('pattern'));
export const neededChoice = <const T extends string>(values: readonly T[]) =>
  string<T>()
    .required(problem('required'))
    .oneOf([...values], problem('pattern'));

/** Texts, `most` of them, and not fewer than `least`. */
export const texts = (most: number, each: StringSchema<Typed> = text(LIMITS.name), least = 0) =>
  array(each.required(problem('required')))
    .min(least, problem('lines', least))
    .max(...listUpTo(most));

interface Bounds {
  min?: number;
  max?: number;
  whole?: boolean;
}

/** A number as it is typed, or none. */
export const amount = ({ min = -Infinity, max = Infinity, whole = false }: Bounds = {}) =>
  number()
    .transform((value: number, given: unknown) => (typeof given === 'string' && given.trim() === '' ? null : value))
    .nullable()
    .typeError(problem('number'))
    .min(min, problem('least', min))
    .max(max, problem('most', max))
    .test('whole', problem('whole'), (value) => !whole || value == null || Number.isInteger(value));

const isText = (value: unknown): value is string => typeof value === 'string';
const parsed = (typed: string): unknown => {
  try {
    return JSON.parse(typed, (_, value: unknown) => (isText(value) ? plainText(value) : value)) as unknown;
  } catch {
    return undefined;
  }
};

/** JSON as it is typed, or its value; nothing typed is null. */
export const json = () =>
  mixed<object>()
    .transform((_: unknown, given: unknown) => {
      if (typeof given !== 'string') return given === undefined ? given : parsed(JSON.stringify(given));
      return given.trim() === '' ? null : parsed(given);
    })
    .nullable()
    .test('json', problem('json'), (value, { originalValue }) => value != null || !String(originalValue ?? '').trim());

/** A whole number or none. */
export const year = () =>
  number()
    .transform((value: number, given: unknown) => (given === '' ? null : value))
    .nullable()
    .integer(problem('number'))
    .min(1000, problem('number'))
    .max(9999, problem('number'))
    .typeError(problem('number'));

/** A data provider: only its uuid counts. */
export const owner = () =>
  object({ uuid: uuid().required(problem('required')) })
    .default(undefined)
    .required(problem('required'));

export const creators = () =>
  array(
    object({
      uuid: uuid(),
      fullName: neededText(LIMITS.name),
      role: neededChoice(CREATOR_ROLES),
      institutionalAffiliation: text(LIMITS.title),
      email: email(),
      phoneNumber: writtenPhone(),
      fax: writtenPhone(),
      instituteAddress: text(LIMITS.line),
    }),
  ).max(...listUpTo(100));

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'string');

/** What codes mean, by code; without a text there is none. */
const meanings = () =>
  mixed<Record<string, string>>()
    .transform((value: unknown) => {
      if (!isTexts(value)) return value;
      const all = Object.entries(value).map(([code, meaning]) => [plainText(code), plainText(meaning).trim()]);
      return Object.fromEntries(all.filter(([, meaning]) => meaning)) as Record<string, string>;
    })
    .test('texts', problem('pattern'), (value) => value === undefined || isTexts(value))
    .test(
      'atMost',
      problem('atMost', LIMITS.title),
      (value) => !isTexts(value) || Object.values(value).every(({ length }) => length <= LIMITS.title),
    );

/** Texts in further languages, each with what it was translated from. */
export const inLanguages = (shape: ObjectShape, languages: readonly string[]) => {
  const each = object({ ...shape, from: object(shape).default(undefined) }).default(undefined);
  return object(Object.fromEntries(languages.map((code) => [code, each]))).default(undefined);
};

// Made of the list of languages, whose names a computed object forgets.
export const translations = () =>
  inLanguages(
    { title: text(LIMITS.title), description: text(LIMITS.text), terms: meanings() },
    CONTENT_LANGUAGES,
  ) as unknown as ObjectSchema<Translations | undefined>;

/** A name that becomes part of an address. */
export const addressWord = (max: number = LIMITS.name) =>
  neededText(max)
    .matches(/^[a-z\d]+(-[a-z\d]+)*$/, { message: problem('pattern') })
    .notOneOf([...RESERVED_WORDS], problem('reserved'));
