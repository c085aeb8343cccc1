const KEY = 'pasted-identifiers';

export interface KeptPaste {
  text: string;
  institute: string;
}

const EMPTY: KeptPaste = { text: '', institute: '' };
/** Where the session's storage is full or refused, the page remembers. */
let remembered: KeptPaste | undefined;

const isKept = (value: unknown): value is KeptPaste =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'institute' in value &&
  typeof value.institute === 'string';

/** What was pasted, until the tab is closed. */
export function keptPaste(): KeptPaste {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isKept(kept) ? kept : (remembered ?? EMPTY);
  } catch {
    return remembered ?? EMPTY;
  }
}

export function keepPaste(paste: KeptPaste): void {
  remembered = undefined;
  try {
    if (paste.text === '' && paste.institute === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(paste));
  } catch {
    remembered = paste;
  }
}
