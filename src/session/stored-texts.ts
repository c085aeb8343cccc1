/** The text under a key, `null` where there is none; undefined where the browser refuses to say. */
export function storedText(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Stores all of these texts or none; `false` when the storage is full or refused. */
export function storeTexts(texts: Readonly<Record<string, string>>): boolean {
  const before = Object.keys(texts).map((key) => [key, storedText(key)] as const);
  try {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
    return true;
  } catch {
    putBack(before);
    return false;
  }
}

function putBack(before: readonly (readonly [string, string | null | undefined])[]): void {
  try {
    for (const [key, text] of before) {
      if (typeof text === 'string') localStorage.setItem(key, text);
      else localStorage.removeItem(key);
    }
  } catch {
    // Refused as a whole: nothing was written either.
  }
}

/** Leaves nothing under a key, where the browser allows that. */
export const removeText = (key: string): void => putBack([[key, null]]);

/** What texts lie under; none where the browser refuses to say. */
export function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** Copies a text that cannot be read to a name of its own, and says which; undefined when there is no room for it. */
export function keepAside(key: string, text: string): string | undefined {
  for (let number = 1; ; number += 1) {
    const aside = `${key}.kept${number}`;
    const there = storedText(aside);
    if (there === text) return aside;
    if (there === null) return storeTexts({ [aside]: text }) ? aside : undefined;
    if (there === undefined) return undefined;
  }
}
