const PREFIX = 'typed:';

interface Kept {
  owner: string;
  values: Record<string, unknown>;
}

const keyOf = (place: string) => PREFIX + place;

function parse(text: string | null): Kept | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Kept> | null;
    const sound = typeof kept?.owner === 'string' && typeof kept.values === 'object' && kept.values !== null;
    return sound ? (kept as Kept) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What `owner` typed at a place and did not send, in this tab. What another account left there is forgotten; a visitor
 * (`''`) neither sees nor removes it, for the account may come back.
 */
export function typedAt(place: string, owner: string): Record<string, unknown> | undefined {
  try {
    const kept = parse(sessionStorage.getItem(keyOf(place)));
    if (kept?.owner === owner) return kept.values;
    if (owner) sessionStorage.removeItem(keyOf(place));
  } catch {
    // A browser that keeps nothing.
  }
  return undefined;
}

/** `undefined` forgets it. */
export function keepTyped(place: string, owner: string, values: Record<string, unknown> | undefined): void {
  try {
    if (values) sessionStorage.setItem(keyOf(place), JSON.stringify({ owner, values } satisfies Kept));
    else sessionStorage.removeItem(keyOf(place));
  } catch {
    // Full, or refused: the form itself still holds it.
  }
}

/** For somebody who leaves on purpose, or comes after another: nothing stays in this tab but what these typed. */
export function forgetTyped(...but: readonly string[]): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      const owner = key.startsWith(PREFIX) ? (parse(sessionStorage.getItem(key))?.owner ?? null) : undefined;
      if (owner === null || (owner !== undefined && !but.includes(owner))) sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept.
  }
}
