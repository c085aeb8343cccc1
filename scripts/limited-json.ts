export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What it is as JSON; undefined where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An answer of somebody else's server as JSON; undefined where it is none, or longer than `most` characters. */
export async function limitedJson({ body }: Response, most: number): Promise<unknown> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of body ?? []) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > most) return undefined;
  }
  return parsed(text);
}
