import type { RouteMatch } from '@/routes/match-route';

/**
 * What makes an address another page: its row and values, but not the filter of a list. A page that changes starts
 * anew, at its top, with the focus on its heading; a list that is narrowed stays where it is.
 */
export function screenKey(match: RouteMatch | undefined, pathname: string): string {
  if (!match) return pathname;
  const values = Object.entries(match.params).filter(([name]) => name !== 'filterCode');
  return [match.name, ...values.flat()].join('\n');
}
