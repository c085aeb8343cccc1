import type { Random } from '../../tools/random';

/** `size` different rows below `rows`, each as likely as any other, in ascending order. */
export function sample(rows: number, size: number, random: Random): number[] {
  const all = Array.from({ length: rows }, (_, row) => row);
  for (let i = 0; i < Math.min(size, rows); i += 1) {
    const other = i + random.below(rows - i);
    [all[i], all[other]] = [all[other] ?? 0, all[i] ?? 0];
  }
  return all.slice(0, size).sort((a, b) => a - b);
}
