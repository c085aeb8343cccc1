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
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function write(requests: readonly KeptRequest[]): void {
  try {
    if (requests.length) localStorage.setItem(KEY, JSON.stringify(requests.slice(0, MOST)));
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing: the message still names the address.
  }
}

export const keepRequest = (request: KeptRequest): void =>
  write([request, ...keptRequests().filter(({ uuid }) => uuid !== request.uuid)]);

export const forgetRequest = (uuid: string): void => write(keptRequests().filter((kept) => kept.uuid !== uuid));
