/** One value of an observation with the names that lead to it. */
export interface ObservedLine {
  name: string;
  value: string;
}

const MAX_LINES = 200;
const DEEPEST = 4;

/**
 * What observations say, whatever their shape: the server family does not document it, and installations differ.
 * Lists are joined where they are plain; identifiers and technical names that begin with an underscore are left out.
 */
export function observedLines(observation: unknown): ObservedLine[] {
  const lines = new Map<string, ObservedLine>();
  const add = (names: readonly string[], value: string): void => {
    const line = { name: names.join(' · '), value };
    lines.set(`${line.name} ${value}`, line);
  };
  const read = (value: unknown, names: readonly string[]): void => {
    if (lines.size >= MAX_LINES || value === null || value === undefined || value === '') return;
    if (typeof value !== 'object') {
      add(names, String(value));
    } else if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) {
      if (value.length > 0) add(names, value.join('; '));
    } else if (names.length < DEEPEST) {
      for (const [name, each] of Object.entries(value))
        if (!name.startsWith('_') && name !== 'uuid' && name !== 'id')
          read(each, Array.isArray(value) ? names : [...names, name]);
    }
  };
  read(observation, []);
  return [...lines.values()];
}
