const PREFIX = 'typed:';

interface Kept {
  owner: string;
  values: Record<string, unknown>;
}

const keyOf = (place: string) => PREFIX + place;

function parse(text: string | null): Kept | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Kept> | null;
    return typeof kept?.owner === 'string' && typeof kept.values === 'object' ? (kept as Kept) : undefined;
  } catch {
    return undefined;
  }
}

/** What `owner` typed at a place and did not send, in this tab. What somebody else left there is forgotten. */
export function typedAt(place: string, owner: string): Record<string, unknown> | undefined {
  try {
    const kept = parse(sessionStorage.getItem(keyOf(place)));
    if (kept?.owner === owner) return kept.values;
    sessionStorage.removeItem(keyOf(place));
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

/** For somebody who leaves on purpose: nothing of theirs stays in this tab. */
export function forgetTyped(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
