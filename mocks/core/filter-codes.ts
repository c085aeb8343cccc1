/** Filters as opaque, URL-safe text (api.md 1): the same filter gives the same code, everywhere. */
export interface FilterCodes {
  encode(filter: unknown): Promise<string>;
  /** Fails with 400 for text that is no code, with 404 for a stored code that is not known here. */
  decode(code: string): Promise<unknown>;
}
