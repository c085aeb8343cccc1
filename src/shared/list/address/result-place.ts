import type { ListView } from './list-view';

/**
 * Which page of which result somebody came from: what the list asked for, and its address. It travels in the history's
 * state, so that it outlives a reload and never makes an address longer.
 */
export interface ResultPlace {
  /** filterCode; absent for the whole list. */
  f?: string;
  /** Page from 0, rows a page, order. */
  p: number;
  l: number;
  s: string;
  d: 'ASC' | 'DESC';
  /** What its rows came with; absent: whole. */
  select?: string;
  /** Path and search of the list, without language prefix. */
  from: string;
}

const NAME = 'result';

export const resultPlace = (f: string | undefined, view: ListView, from: string, select?: string): ResultPlace => ({
  ...(f && { f }),
  p: view.page,
  l: view.size,
  s: view.sort,
  d: view.dir,
  ...(select && { select }),
  from,
});

/** The attribute of the element around a list's rows, from which their links take it when they are followed. */
export const resultAttribute = (place: ResultPlace) => ({ [`data-${NAME}`]: JSON.stringify(place) });

/** For `RouteLink`: the state of the address that a link in a list leads to. */
export function resultState(link: HTMLElement): unknown {
  const said = link.closest<HTMLElement>(`[data-${NAME}]`)?.dataset[NAME];
  return said === undefined ? undefined : { [NAME]: JSON.parse(said) as unknown };
}

/** The state of a neighbour in the same result, `p` being its page. */
export const neighbourState = (place: ResultPlace, p: number) => ({
  [NAME]: { ...place, p, from: fromPage(place, p) },
});

/** The address of the list at a page. */
export function fromPage({ from }: ResultPlace, p: number): string {
  const [path = '', search] = from.split('?');
  const params = new URLSearchParams(search);
  if (p > 0) params.set('page', String(p + 1));
  else params.delete('page');
  return params.size ? `${path}?${params}` : path;
}

const isPlace = (value: unknown): value is ResultPlace => {
  if (typeof value !== 'object' || value === null) return false;
  const { f, p, l, s, d, select, from }: Partial<Record<keyof ResultPlace, unknown>> = value;
  const numbers = [p, l].every((each) => Number.isInteger(each) && Number(each) >= 0);
  const order = typeof s === 'string' && (d === 'ASC' || d === 'DESC');
  const local = typeof from === 'string' && /^\/(?!\/)/.test(from);
  return numbers && order && local && [f, select].every((each) => each === undefined || typeof each === 'string');
};

/** What the history's state says; anything else in it is nothing. */
export function resultOf(state: unknown): ResultPlace | undefined {
  if (typeof state !== 'object' || state === null || !(NAME in state)) return undefined;
  const value = state[NAME];
  return isPlace(value) ? value : undefined;
}
