/** What a model's answer comes to: what the portal's filters and the catalogue know of it, and all else by name. */
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { readFilter } from '@/entities/accession/ask/read-filter';
import { accessionFilters } from '@/entities/accession/catalogue/filters';
import { fieldValue, withField } from '@/shared/filters/criteria/field-path';
import { isObject } from '../limited-json';
import { noAnswer, type Completion } from './model';

export interface ReadAnswer {
  reply: string;
  filter: AccessionFilter;
  notUnderstood: string[];
}

/** Codes of one filter that the catalogue is asked for; those beyond are told of, and not applied. */
export const MOST_CODES = 40;

const MAX_REPLY = 20_000;
const MAX_WORDS = 20;
const MAX_WORD = 100;
const BRANCHES = ['NOT', 'AND', 'OR'] as const;
const TERMS = accessionFilters.filter(({ kind }) => kind === 'terms').map(({ field }) => field);

type Code = string | number;
type Holds = (path: string, value: Code) => Promise<boolean>;

const codesAt = (filter: AccessionFilter, path: string): readonly Code[] => {
  // The filter was held against the definitions: terms are lists of texts or numbers.
  const codes = fieldValue(filter, path) as readonly Code[] | undefined;
  return codes ?? [];
};
const keyOf = (path: string, code: Code): string => `${path}=${code}`;

/** The codes of a filter, by what they are of. */
function codesIn(filter: AccessionFilter): { path: string; code: Code }[] {
  const own = TERMS.flatMap((path) => codesAt(filter, path).map((code) => ({ path, code })));
  const branches = BRANCHES.flatMap((branch) => filter[branch] ?? []);
  return [...own, ...branches.flatMap(codesIn)];
}

/**
 * Of a list the other codes stay; a branch would ask for something else without one of its parts. Of what has an
 * alternative, and of whose codes none is held, only the alternative is left: "available X, or Y" is not "available, or Y".
 */
function without(filter: AccessionFilter, unheld: ReadonlySet<string>): AccessionFilter {
  const isUnheld = (path: string) => (code: Code) => unheld.has(keyOf(path, code));
  const kept = TERMS.reduce((rest, path) => {
    const codes = codesAt(filter, path);
    return codes.some(isUnheld(path))
      ? withField(
          rest,
          path,
          codes.filter((code) => !isUnheld(path)(code)),
        )
      : rest;
  }, filter);
  const left = BRANCHES.reduce<AccessionFilter>((rest, branch) => {
    const { [branch]: inner, ...others } = rest;
    const isWhole = inner === undefined || codesIn(inner).every(({ path, code }) => !isUnheld(path)(code));
    return isWhole ? rest : others;
  }, kept);
  const isNone = TERMS.some((path) => codesAt(filter, path).length > 0 && codesAt(filter, path).every(isUnheld(path)));
  const { OR } = left;
  return isNone && OR ? { OR } : left;
}

async function unheldOf(filter: AccessionFilter, holds: Holds): Promise<{ keys: Set<string>; codes: string[] }> {
  const all = new Map(codesIn(filter).map((each) => [keyOf(each.path, each.code), each]));
  const asked = [...all].slice(0, MOST_CODES);
  const held = await Promise.all(asked.map(async ([, { path, code }]) => holds(path, code)));
  const gone = [...asked.filter((_, at) => !held[at]), ...[...all].slice(MOST_CODES)];
  return {
    keys: new Set(gone.map(([key]) => key)),
    codes: [...new Set(gone.map(([, { code }]) => String(code)))],
  };
}

/** Pictures would tell their server who reads. */
const withoutPictures = (text: string): string =>
  text.replaceAll(/!\[([^\][]{0,500})\](?:\([^()\s]{0,2000}\))?/g, '$1');

/** @throws ApiFailure 500 where it says nothing at all. */
export async function readAnswer(
  completion: Completion,
  message: string,
  before: AccessionFilter,
  holds: Holds,
): Promise<ReadAnswer> {
  const { arguments: given, text } = completion;
  const reply = (said: unknown) =>
    withoutPictures(typeof said === 'string' && said.trim() ? said : text).slice(0, MAX_REPLY);
  if (!isObject(given)) {
    // A tool that was called with no JSON is no answer, however well it speaks.
    if ('arguments' in completion || text === '') throw noAnswer();
    return { reply: reply(text), filter: before, notUnderstood: [message.trim().slice(0, MAX_WORD)] };
  }
  const { filter: read, refused } = readFilter(given['filter']);
  const unheld = await unheldOf(read, holds);
  const words: unknown[] = Array.isArray(given['notUnderstood']) ? given['notUnderstood'] : [];
  // However many words a model names, what was taken out of its filter is told of.
  const dropped = [
    ...refused.map(({ path, value }) => (value === undefined ? path : `${path}: ${value}`)),
    ...unheld.codes,
  ].slice(0, MAX_WORDS);
  const notUnderstood = [
    ...words
      .filter((word): word is string => typeof word === 'string' && word.trim() !== '')
      .slice(0, MAX_WORDS - dropped.length),
    ...dropped,
  ].map((word) => word.slice(0, MAX_WORD));
  return {
    reply: reply(given['reply']),
    filter: without(read, unheld.keys),
    notUnderstood: [...new Set(notUnderstood)],
  };
}
