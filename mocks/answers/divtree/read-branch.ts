import type { AccessionIdentifier } from '@/contract/request/request-external';
import { readTree, type TreeFileNode } from '@/contract/divtree/tree-file';
import type { Branch, Twig } from '../../data/demo/trees/numbered';
import { refused } from '../../rules/entities/read-change';
import { badRequest } from '../../tools/http/api-failure';
import { identified } from '../../rules/requests/external-requests';
import type { World } from '../../rules/world/world';

/** So many of the refused are named. */
const MAX_NAMED = 100;

interface Leaf {
  path: string;
  named: AccessionIdentifier;
}

const identifierOf = (accession: NonNullable<TreeFileNode['accession']>): AccessionIdentifier =>
  typeof accession === 'string'
    ? { uuid: accession.trim() }
    : { instituteCode: accession.instCode.trim(), accessionNumber: accession.acceNumb.trim() };

function leavesOf({ accession, children = [] }: TreeFileNode, path: string): Leaf[] {
  const below = path === '' ? '' : `${path}.`;
  if (accession !== undefined) return [{ path, named: identifierOf(accession) }];
  return children.flatMap((child, at) => leavesOf(child, `${below}children[${at}]`));
}

/**
 * A tree that was sent, with the uuids of its accessions. 400 where it is none; with `fields`, by their paths in it, for
 * accessions that the catalogue does not hold (`notFound`) and those that stand in it before (`taken`).
 */
export async function readBranch(world: World, json: unknown): Promise<Branch> {
  const read = readTree(json);
  if ('fault' in read) throw badRequest(`This is no tree: ${read.fault} at "${read.path}".`);
  const leaves = leavesOf(read.root, '');
  const uuids = await identified(
    world,
    leaves.map(({ named }) => named),
  );
  const seen = new Set<string>();
  const wrong: [string, string][] = [];
  const known = new Map<string, string>();
  for (const [at, { path }] of leaves.entries()) {
    const uuid = uuids[at];
    if (uuid === undefined) wrong.push([path, 'notFound']);
    else if (seen.has(uuid)) wrong.push([path, 'taken']);
    else known.set(path, uuid);
    if (uuid !== undefined) seen.add(uuid);
  }
  if (wrong.length > 0) throw refused(Object.fromEntries(wrong.slice(0, MAX_NAMED)));

  const twigOf = ({ name, taxon, length, accession, children = [] }: TreeFileNode, path: string): Twig => {
    const common = { name: name.trim(), ...(length !== undefined && { length }) };
    if (accession !== undefined) return { ...common, accession: known.get(path) ?? '' };
    const below = path === '' ? '' : `${path}.`;
    return {
      ...common,
      ...(taxon && { taxon }),
      twigs: children.map((child, at) => twigOf(child, `${below}children[${at}]`)),
    };
  };
  const root = twigOf(read.root, '');
  return 'twigs' in root ? root : { name: root.name, twigs: [root] };
}
