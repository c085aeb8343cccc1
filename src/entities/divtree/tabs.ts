import { href } from '@/routes/href';

export const DIVTREE_TABS = ['tree', 'accessions', 'about'] as const;
export type DivtreeTab = (typeof DIVTREE_TABS)[number];

/** The address of a tree, or of one of its tabs, at a node. */
export function divtreeHref(uuid: string, tab?: DivtreeTab, node?: string): string {
  const path = href('divtree', { uuid, ...(tab && tab !== 'tree' && { tab }) });
  return node ? `${path}?${new URLSearchParams({ node })}` : path;
}
