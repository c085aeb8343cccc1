const KEY = 'lastResult';

/** The result of accessions that was looked at last in this tab. */
export interface LastResult {
  /** undefined for all accessions. */
  code?: string;
  total: number;
}

export function rememberResult(result: LastResult): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(result));
  } catch {
    // Then it is not offered.
  }
}

export function lastResult(): LastResult | undefined {
  try {
    const { code, total } = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as LastResult;
    if (typeof total !== 'number') return undefined;
    return typeof code === 'string' ? { code, total } : { total };
  } catch {
    return undefined;
  }
}
