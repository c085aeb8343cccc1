import { requestInfoSchema } from '@/contract/request/request-schema';
import { removeText, storedText, storeTexts } from '@/session/stored-texts';

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
    const kept: unknown = JSON.parse(storedText(KEY) ?? 'null');
    return typeof kept === 'object' && kept !== null
      ? requestInfoSchema.pick([...PERSONAL]).validateSync(kept, { stripUnknown: true })
      : undefined;
  } catch {
    return undefined;
  }
}

/** A browser that keeps nothing has it typed again. */
export const keepLastInfo = (info: Readonly<Record<string, unknown>>): void =>
  void storeTexts({ [KEY]: JSON.stringify(Object.fromEntries(PERSONAL.map((name) => [name, info[name]]))) });

/** Whether anything lies there, be it of an earlier version. */
export const holdsLastInfo = (): boolean => typeof storedText(KEY) === 'string';

export const forgetLastInfo = (): void => removeText(KEY);
