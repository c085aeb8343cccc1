import { InvalidQuery } from '../invalid-query';
import type { Model } from '../model';
import { TEXT_SCOPES, TextSearch, type TextScope } from '../text/search';
import { presence } from './presence';
import { isGroup, PROPERTIES } from './properties';
import type { Criterion } from './property';
import { isGiven, isObject, readStrings, readText } from './read-criterion';

/** A filter once read. `or` is an alternative to all the rest, or stands alone where there is no rest. */
export interface ParsedFilter {
  criteria: Criterion[];
  not?: ParsedFilter;
  and?: ParsedFilter;
  or?: ParsedFilter;
  /** `historic` occurs in the filter: then historic accessions are not left out by default. */
  saysHistoric: boolean;
}

const LOGIC = { NOT: 'not', AND: 'and', OR: 'or' } as const;
const isLogic = (name: string): name is keyof typeof LOGIC => Object.hasOwn(LOGIC, name);
const isScope = (path: string): path is TextScope => TEXT_SCOPES.some((scope) => scope === path);

/** Each term is a criterion of its own, so that a longer text reuses what was found for the shorter one. */
const textCriteria = (path: string, scope: TextScope, value: unknown, model: Model): Criterion[] =>
  TextSearch.terms(readText(path, value)).map((term) => ({
    path,
    asked: term,
    rows: () => model.search().rows(scope, term),
  }));

const isEmpty = ({ criteria, not, and, or }: ParsedFilter): boolean => criteria.length === 0 && !not && !and && !or;

/** @throws InvalidQuery for what is not a property of the filter, or not of its kind. */
export function parseFilter(filter: unknown, model: Model): ParsedFilter {
  const parsed: ParsedFilter = { criteria: [], saysHistoric: false };

  const readLogic = (name: keyof typeof LOGIC, value: unknown): void => {
    if (!isObject(value)) throw new InvalidQuery(name, `The filter "${name}" must be a filter.`);
    const nested = parseFilter(value, model);
    if (isEmpty(nested)) return;
    parsed[LOGIC[name]] = nested;
    parsed.saysHistoric ||= nested.saysHistoric;
  };

  const read = (level: Record<string, unknown>, scope: string): void => {
    for (const [name, value] of Object.entries(level)) {
      const path = scope === '' ? name : `${scope}.${name}`;
      const property = PROPERTIES.get(path);
      if (name === '_text' && isScope(scope)) {
        if (isGiven(value)) parsed.criteria.push(...textCriteria(path, scope, value, model));
      } else if (property) {
        const criterion = isGiven(value) ? property(path, value, model) : undefined;
        if (criterion) parsed.criteria.push(criterion);
        if (criterion && path === 'historic') parsed.saysHistoric = true;
      } else if (scope === '' && isLogic(name)) {
        if (isGiven(value)) readLogic(name, value);
      } else if (scope === '' && (name === 'NULL' || name === 'NOTNULL')) {
        if (isGiven(value))
          parsed.criteria.push(...readStrings(name, value).map((each) => presence(name, each, model)));
      } else if (isGroup(path)) {
        if (isObject(value)) read(value, path);
        else if (isGiven(value)) throw new InvalidQuery(path, `The filter "${path}" must be an object.`);
      } else {
        throw new InvalidQuery(path, `There is no filter "${path}".`);
      }
    }
  };

  if (isGiven(filter) && !isObject(filter)) throw new InvalidQuery('', 'A filter is an object.');
  read(isObject(filter) ? filter : {}, '');
  return parsed;
}
