/** The page (from 0) that an address names from 1: the first where it names none, the last where it names one beyond. */
export function pageOf(text: string | null, pages: number): number {
  const named = text && /^\d{1,9}$/.test(text) ? Number(text) : 1;
  return Math.max(0, Math.min(pages, named) - 1);
}
