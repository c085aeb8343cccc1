import type { PathParams } from './params';
import { rowOf, type RouteName, type Routes } from './routes';
import { segmentsOf, type Placeholder } from './template';

export type ParamsOf<Name extends RouteName> = PathParams<Routes[Name]['path']>;

type Given<Name extends RouteName> =
  Record<string, never> extends ParamsOf<Name> ? [params?: ParamsOf<Name>] : [params: ParamsOf<Name>];

/**
 * The address of a row, without language prefix: `href('accession', { uuid })` is `/a/…`. Values are escaped; an
 * optional value that is missing or empty takes its slash with it.
 */
export function href<Name extends RouteName>(name: Name, ...[params]: Given<Name>): string {
  const { path, patterns } = rowOf(name);
  const values: Readonly<Record<string, string | undefined>> = params ?? {};
  const text = segmentsOf(path, patterns)
    .map((segment) => segment.map((part) => (typeof part === 'string' ? part : escaped(part, values))).join(''))
    .filter(Boolean)
    .join('/');
  return text && path.endsWith('/') ? `/${text}/` : `/${text}`;
}

function escaped({ name, spans }: Placeholder, values: Readonly<Record<string, string | undefined>>): string {
  const value = values[name] ?? '';
  return spans ? value.split('/').map(encodeURIComponent).join('/') : encodeURIComponent(value);
}

/** The same for a row that is only known by its name, whose values the types cannot tell. */
export const addressOf = href as (name: RouteName, params?: object) => string;

/** The rows of editors. */
export type EditRow = Extract<RouteName, `edit${string}`>;

/** The values of an editor's address that name its step: of texts in languages the language. */
const STEP_VALUES: ReadonlySet<string> = new Set(['step', 'lang']);

/** How the row of an editor names its item and its step, and where each of its steps is; without one its first. */
export function editorAddress(name: EditRow) {
  const { path, patterns } = rowOf(name);
  const values = segmentsOf(path, patterns).flatMap((parts) =>
    parts.flatMap((part) => (typeof part === 'string' ? [] : part.name)),
  );
  const param = values.findLast((value) => !STEP_VALUES.has(value)) ?? 'uuid';
  const stepParam = values.find((value) => STEP_VALUES.has(value)) ?? 'step';
  return {
    param,
    stepParam,
    editHref: (key: string, step?: string) => addressOf(name, { [param]: key, [stepParam]: step }),
  };
}

/** The address of an accession by its DOI, resolver or not: `10.18730/1CJ6N`, `https://doi.org/10.18730/1CJ6N`. */
export function doiHref(doi: string): string | undefined {
  const found = /10\.([0-9][0-9.]*\/.*)$/.exec(doi.trim());
  return found?.[1] ? href('accessionByDoi', { doi: found[1] }) : undefined;
}
