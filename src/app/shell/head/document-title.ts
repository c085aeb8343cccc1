import type { RouteMatch } from '@/routes/match-route';

/** The title of the document: the portal's own is first where its welcome is. */
export const documentTitle = (match: RouteMatch | undefined, name: string, brand: string): string =>
  match?.name === 'welcome' ? brand : `${name} – ${brand}`;
