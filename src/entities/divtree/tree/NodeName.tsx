import type { TreeNode } from '@/contract/divtree/diversity-tree';
import { TaxonName } from '@/entities/accession/catalogue/TaxonName';

/** The name of a node; a scientific one in italics, its words of rank upright. */
export function NodeName({ node: { name, taxon } }: { node: TreeNode }) {
  if (!taxon) return <bdi>{name}</bdi>;
  const [genus = '', ...epithets] = name.split(' ');
  return <TaxonName taxonomy={{ genus, species: epithets.join(' ') }} authors={false} />;
}
