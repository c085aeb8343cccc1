const KEY = 'pasted-identifiers';

export interface Paste {
  text: string;
  institute: string;
}

const EMPTY: Paste = { text: '', institute: '' };
/** Where the session's storage is full or refused, the page remembers. */
let remembered: Paste | undefined;

const isPaste = (value: unknown): value is Paste =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'institute' in value &&
  typeof value.institute === 'string';

/** What was pasted, until the tab is closed. */
export function loadPaste(): Paste {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isPaste(kept) ? kept : (remembered ?? EMPTY);
  } catch {
    return remembered ?? EMPTY;
  }
}

export function savePaste(paste: Paste): void {
  remembered = undefined;
  try {
    if (paste.text === '' && paste.institute === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(paste));
  } catch {
    remembered = paste;
  }
}
