import { permits } from '@/routes/route';
import { isRouteName, rowOf, type RouteName } from '@/routes/routes';

/** The rows over this one, the topmost first: what the guard would refuse is left out. */
export function rowsOver(name: RouteName, authorities: readonly string[]): RouteName[] {
  const { parent } = rowOf(name);
  if (!parent || !isRouteName(parent)) return [];
  return [...rowsOver(parent, authorities), ...(permits(rowOf(parent).allow, authorities) ? [parent] : [])];
}
