/** Accessions that something else of the catalogue names: a subset, a dataset, a diversity tree. */
export interface AccessionGroup {
  /** The property of the filter that asks for it. */
  property: 'subsets' | 'datasets' | 'diversityTrees';
  uuid: string;
  title: string;
  /** uuids, known to the store or not. */
  members: readonly string[];
  /** Parts of it, asked for as `{uuid}:{part}`: places in `members`, the last excluded. */
  parts?: Readonly<Record<string, readonly [number, number]>>;
}
