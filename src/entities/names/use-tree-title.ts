import { useCallback } from 'react';
import type { TreeNode } from '@/contract/divtree/diversity-tree';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';
import { useTreeTitles } from './use-item-title';

const HOUR = 3600;

const partsOf = (term: string): [uuid: string, node?: string] => {
  const [uuid = '', node] = term.split(':');
  return [uuid, node];
};

/** `{uuid}:{node}` to the node's name, of all nodes below. */
function namesBelow(uuid: string, node: TreeNode, names: Map<string, string>): void {
  names.set(`${uuid}:${node.id}`, node.name);
  for (const child of node.children ?? []) namesBelow(uuid, child, names);
}

const nodesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Names of nodes by term. A tree that cannot be had leaves its nodes without. */
    nodeNames: build.query<Record<string, string>, string[]>({
      queryFn: async (terms, _api, _options, baseQuery) => {
        const names = new Map<string, string>();
        for (const uuid of new Set(terms.map((term) => partsOf(term)[0]))) {
          const { data } = await baseQuery(call('GET /divtree/:uuid/tree', { params: { uuid } }, { silent: true }));
          if (data) namesBelow(uuid, data as TreeNode, names);
        }
        return { data: Object.fromEntries(terms.map((term) => [term, names.get(term) ?? partsOf(term)[1] ?? ''])) };
      },
      keepUnusedDataFor: HOUR,
    }),
  }),
});

/** Titles of diversity trees by uuid; of `{uuid}:{node}` with the name of the node behind it. */
export function useTreeTitle(terms: readonly string[]): (term: string) => string {
  const titleOf = useTreeTitles(terms.map((term) => partsOf(term)[0]));
  const nodes = terms.filter((term) => term.includes(':'));
  const { data } = nodesApi.endpoints.nodeNames.useQuery(nodes, { skip: nodes.length === 0 });
  return useCallback(
    (term) => {
      const [uuid, node] = partsOf(term);
      return [titleOf(uuid), node && (data?.[term] ?? node)].filter(Boolean).join(' · ');
    },
    [titleOf, data],
  );
}
