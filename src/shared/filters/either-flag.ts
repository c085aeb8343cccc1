/**
 * The flag that a nested filter asks for whatever its value: `{ historic: true, OR: { historic: false } }` says that
 * historic records are wanted too, where a server leaves out what is not named.
 */
export function eitherFlag(filter: unknown): string | undefined {
  if (typeof filter !== 'object' || filter === null) return undefined;
  const { OR: other, ...rest } = filter as { OR?: Record<string, unknown> };
  const [[name, flag] = [], ...further] = Object.entries(rest);
  if (!name || !other || typeof flag !== 'boolean' || further.length > 0) return undefined;
  return Object.keys(other).length === 1 && other[name] === !flag ? name : undefined;
}
