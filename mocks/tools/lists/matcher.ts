import { fold } from '@/contract/fold';
import { badRequest } from '../http/api-failure';
import { criterion } from './criterion';
import { valuesOf, type Fields } from './field';

export type Matcher<T> = (row: T) => boolean;

/** What is searched of each row, by the prefix of its fields: for the many words and filters of one call. */
export type Folded<T> = Map<string, Map<T, string>>;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const all =
  <T>(matchers: readonly Matcher<T>[]): Matcher<T> =>
  (row) =>
    matchers.every((matches) => matches(row));

/** Every word must occur somewhere in what is searched; for a level below the root, only in what lies below it. */
function textMatcher<T>(fields: Fields<T>, prefix: string, text: unknown, folded: Folded<T>): Matcher<T> | undefined {
  if (typeof text !== 'string') throw badRequest('The filter "_text" must be text.');
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const searched = Object.entries(fields).filter(([path, { search }]) => search && path.startsWith(prefix));
  const known = folded.get(prefix) ?? new Map<T, string>();
  folded.set(prefix, known);
  return (row) => {
    const content = known.get(row) ?? fold(searched.flatMap(([, field]) => valuesOf(field, row)).join('\n'));
    known.set(row, content);
    return words.every((word) => content.includes(word));
  };
}

function presence<T>(fields: Fields<T>, paths: unknown, missing: boolean): Matcher<T> {
  const list: unknown[] = Array.isArray(paths) ? paths : [paths];
  return all(
    list.map((path): Matcher<T> => {
      const field = Object.hasOwn(fields, String(path)) ? fields[String(path)] : undefined;
      if (!field) throw badRequest(`There is no property "${String(path)}".`);
      return (row) => (valuesOf(field, row).length === 0) === missing;
    }),
  );
}

/**
 * A filter as a test of rows: properties AND-ed, values of a list OR-ed, `NOT`, `AND`, `OR` with a nested filter
 * (`OR` is an alternative to all the rest), `NULL` and `NOTNULL` with paths. An unknown property is refused with 400:
 * a filter must not be ignored silently.
 * @param without a path whose criterion at the root is left out, for counting the alternatives of its facet.
 */
export function matcher<T>(
  fields: Fields<T>,
  filter: unknown,
  without?: string,
  folded: Folded<T> = new Map(),
): Matcher<T> {
  const tests: Matcher<T>[] = [];
  let alternative: Matcher<T> | undefined;

  const read = (level: object, prefix: string): void => {
    for (const [name, value] of Object.entries(level)) {
      const path = prefix + name;
      if (value === null || value === undefined) continue;
      const field = Object.hasOwn(fields, path) ? fields[path] : undefined;
      if (name === '_text') {
        const matches = textMatcher(fields, prefix, value, folded);
        if (matches) tests.push(matches);
      } else if (field && !field.internal) {
        const test = criterion(path, field.kind, value);
        if (test && path !== without && !(Array.isArray(value) && value.length === 0))
          tests.push((row) => valuesOf(field, row).some(test));
      } else if (prefix === '' && (name === 'NULL' || name === 'NOTNULL')) {
        tests.push(presence(fields, value, name === 'NULL'));
      } else if (prefix === '' && isObject(value) && (name === 'NOT' || name === 'AND' || name === 'OR')) {
        if (Object.keys(value).length === 0) continue;
        const nested = matcher(fields, value, undefined, folded);
        if (name === 'AND') tests.push(nested);
        else if (name === 'NOT') tests.push((row) => !nested(row));
        else alternative = nested;
      } else if (isObject(value) && Object.keys(fields).some((known) => known.startsWith(`${path}.`))) {
        read(value, `${path}.`);
      } else {
        throw badRequest(`There is no filter "${path}".`);
      }
    }
  };

  read(isObject(filter) ? filter : {}, '');
  const own = all(tests);
  const other = alternative;
  if (!other) return own;
  return tests.length === 0 ? other : (row) => own(row) || other(row);
}
