import { removeText, storedText, storeTexts } from '@/session/stored-texts';

const KEY = 'requests';
const MOST = 50;

/** A request whose page somebody wants to find again from this device. `at`: ISO text. */
export interface KeptRequest {
  uuid: string;
  at: string;
}

const isKept = (value: unknown): value is KeptRequest =>
  typeof value === 'object' &&
  value !== null &&
  'uuid' in value &&
  typeof value.uuid === 'string' &&
  /^[\da-f-]{36}$/.test(value.uuid) &&
  'at' in value &&
  typeof value.at === 'string';

/** Newest first. Empty where the browser keeps nothing. */
export function keptRequests(): KeptRequest[] {
  try {
    const kept: unknown = JSON.parse(storedText(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** A browser that keeps nothing loses nothing: the message still names the address. */
function write(requests: readonly KeptRequest[]): void {
  if (requests.length) storeTexts({ [KEY]: JSON.stringify(requests.slice(0, MOST)) });
  else removeText(KEY);
}

export const keepRequest = (request: KeptRequest): void =>
  write([request, ...keptRequests().filter(({ uuid }) => uuid !== request.uuid)]);

export const forgetRequest = (uuid: string): void => write(keptRequests().filter((kept) => kept.uuid !== uuid));

export const forgetRequests = (): void => write([]);
