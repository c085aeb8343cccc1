import { requestInfoSchema } from '@/contract/request-schema';

const KEY = 'request-info';

/** About the person, and not about one request. */
const PERSONAL = [
  'email',
  'fullName',
  'requesterType',
  'organization',
  'address',
  'country',
  'telephone',
  'internal',
] as const;

/** What somebody typed about themselves for an earlier request and wanted kept on this device; undefined without it. */
export function lastInfo(): Record<string, unknown> | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof kept === 'object' && kept !== null
      ? requestInfoSchema.pick([...PERSONAL]).validateSync(kept, { stripUnknown: true })
      : undefined;
  } catch {
    return undefined;
  }
}

export function keepLastInfo(info: Readonly<Record<string, unknown>>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(PERSONAL.map((name) => [name, info[name]]))));
  } catch {
    // A browser that keeps nothing: it is typed again.
  }
}

export function forgetLastInfo(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Then there is nothing to forget.
  }
}
