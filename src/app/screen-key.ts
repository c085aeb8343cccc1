import type { RouteMatch } from '@/routes/match-route';

/** Values that say what a page shows of its data, not which page it is. */
const VIEW = new Set(['filterCode', 'lat', 'lng', 'zoom']);

/**
 * What makes an address another page: its row and values, but not the filter of a list or the middle of a map. A page
 * that changes starts anew, at its top, with the focus on its heading; a list that is narrowed stays where it is.
 */
export function screenKey(match: RouteMatch | undefined, pathname: string): string {
  if (!match) return pathname;
  const values = Object.entries(match.params).filter(([name]) => !VIEW.has(name));
  return [match.name, ...values.flat()].join('\n');
}

/** What an address begins anew: the file browser goes from folder to folder, and its tree stays. */
export const drawnKey = (match: RouteMatch | undefined, key: string): string =>
  match?.name === 'repository' ? match.name : key;
