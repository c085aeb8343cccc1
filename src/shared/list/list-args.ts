/** What one page of a list is asked by: a code of the server's, or a filter object, never both. */
export interface ListArgs<F> {
  /** filterCode: opaque, made and read by the server only. */
  f?: string;
  filter?: F;
  /** Page from 0. */
  p: number;
  /** Rows a page. */
  l: number;
  s?: string;
  d?: 'ASC' | 'DESC';
  /** Facet keys beyond the server's usual ones. */
  facets?: string;
  /** Paths of the fields that the rows come with; without it, all. */
  select?: string;
  /** Languages that texts come in, where the line says so; with commas between them. */
  lang?: string;
  /** Terms a facet. */
  limit?: number;
  /** What the list lies below, as the line's path has it: `{ uuid }` of `POST /vocabulary/:uuid/terms/filter`. */
  params?: Record<string, string>;
}
