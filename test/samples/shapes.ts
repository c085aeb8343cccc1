/** A call that the contract names, and what answers it. */
export interface Sample {
  /** Values of the path's parameters. */
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  as?: 'nobody' | 'application' | 'person' | 'publisher' | 'divtree' | 'administrator';
  /** Makes so before each call what it takes for given. */
  given?: () => void | Promise<void>;
  /** Of an answer that is no success. */
  status?: number;
  /** What the answer must at least be; text for CSV. */
  shape: unknown;
}

export const any = expect.anything() as unknown;
export const number = expect.any(Number) as unknown;
export const list = expect.any(Array) as unknown;
export const text = expect.stringMatching(/\S/) as unknown;
export const like = (shape: object) => expect.objectContaining(shape) as unknown;
export const pageOf = (row: object) => ({
  content: expect.arrayContaining([like(row)]) as unknown,
  number: 0,
  size: number,
  numberOfElements: number,
  totalElements: number,
  totalPages: number,
  last: expect.any(Boolean) as unknown,
  filterCode: expect.stringMatching(/^v2[\w-]+$/) as unknown,
  filter: any,
});
export const page = (row: object) => like(pageOf(row));
export const facets = (key: string) => like({ [key]: { terms: list, total: number, other: number, missing: number } });
export const suggesting = (row: object, key: string) => like({ ...pageOf(row), suggestions: facets(key) });
export const brapiOf = (result: unknown) =>
  like({ metadata: { pagination: any, status: list, datafiles: [] }, result });
export const brapiPage = (row: unknown) => brapiOf(like({ data: expect.arrayContaining([row]) as unknown }));
