import { ValidationError, type ObjectSchema, type AnyObject, type InferType } from 'yup';
import { ApiFailure, badRequest } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';

export type Schema = ObjectSchema<AnyObject>;
export type Fields = Record<string, string>;

export const refused = (fields: Fields): Error => badRequest(sentence('fieldsNeedAttention'), fields);

const keyOf = (message: unknown): string =>
  typeof message === 'object' && message !== null && 'key' in message ? String(message.key) : 'pattern';

/**
 * What a body asks for, as the schema makes it. Refuses (400) what the schema does not know, and with `fields` what it
 * does not take.
 * @param only those that were sent, in place of all.
 */
export function readChange<S extends Schema>(schema: S, body: unknown, only: true): Partial<InferType<S>>;
export function readChange<S extends Schema>(schema: S, body: unknown, only: false): InferType<S>;
export function readChange<S extends Schema>(schema: S, body: unknown, only: boolean): Partial<InferType<S>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badRequest('The body must be an object.');
  const { version: _version, ...given } = body as Record<string, unknown>;
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(schema.fields, name));
  if (unknown.length > 0) throw badRequest(`"${unknown[0]?.slice(0, 80)}" cannot be written.`);
  try {
    const asked = only ? schema.pick(Object.keys(given)) : schema;
    const read: object = asked.validateSync(given, { abortEarly: false, stripUnknown: true });
    return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as Partial<InferType<S>>;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    // The first that is said of a field is the one that says most.
    throw refused(Object.fromEntries(all.reverse().map(({ path = '', message }) => [path, keyOf(message as unknown)])));
  }
}

/** So many of the refused are named. */
const MAX_NAMED = 100;

/**
 * Every object of a list that was sent. Refuses (400) what is no list, and with `fields`, such as `references[3].doi`,
 * all that `read` refuses.
 */
export function readEach<T>(name: string, given: unknown, most: number, read: (each: unknown) => T): T[] {
  if (!Array.isArray(given)) throw badRequest(`"${name}" must be a list.`);
  if (given.length > most) throw badRequest(sentence('maxEntries', { max: most, count: given.length }));
  const wrong: [string, string][] = [];
  const all = (given as unknown[]).flatMap((each, at) => {
    try {
      return [read(each)];
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      const fields = Object.entries(failure.extra.fields ?? { '': 'pattern' });
      wrong.push(...fields.map(([path, key]): [string, string] => [`${name}[${at}].${path}`, key]));
      return [];
    }
  });
  if (wrong.length > 0) throw refused(Object.fromEntries(wrong.slice(0, MAX_NAMED)));
  return all;
}

/** The version that the sender has seen. 400 without one. */
export function readVersion(value: unknown): number {
  const version = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  if (typeof version !== 'number') throw badRequest('"version" must be the number that the object came with.');
  return version;
}
