import { TRANSLATION_LENGTH, VALUES_SHOWN, type ProposedColumn, type Translation } from '@/contract/dataset/ingest';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { ColumnStats } from './column-stats';

/** How often a text occurs on the average, from which a column is one of a few values. */
const AGAIN = 2;

/** The texts of a column, marks for missing values among them, where these are few that occur again and again. */
export function valuesOf({ counts, marks, filled }: ColumnStats): Pick<ProposedColumn, 'values'> {
  const different = counts.size + marks.size;
  if (counts.size === 0 || different > VALUES_SHOWN || filled < AGAIN * counts.size) return {};
  const values = [...counts, ...marks].map(([text, count]) => ({ text, count }));
  if (values.some(({ text }) => text.length > TRANSLATION_LENGTH)) return {};
  return { values: values.sort((a, b) => b.count - a.count) };
}

const folded = (text: string): string => text.trim().toLowerCase();

/** The code of each meaning that stands for one code alone. */
export function codesByTitle({ terms = [] }: Pick<Descriptor, 'terms'>): Map<string, string> {
  const found = new Map<string, string>();
  const twice = new Set<string>();
  for (const { code, title } of terms) {
    const key = folded(title);
    if (found.has(key)) twice.add(key);
    found.set(key, code);
  }
  for (const key of twice) found.delete(key);
  return found;
}

/** Where the meaning of a code stands in a cell in place of the code. */
export function meaningsIn(
  { counts }: ColumnStats,
  descriptor: Pick<Descriptor, 'terms'> | undefined,
): { translations?: Translation[] } {
  if (!descriptor?.terms) return {};
  const codes = new Set(descriptor.terms.map(({ code }) => code));
  const byTitle = codesByTitle(descriptor);
  const translations = [...counts.keys()].flatMap((text) => {
    const code = codes.has(text) ? undefined : byTitle.get(folded(text));
    return code === undefined || code === text ? [] : [{ text, as: code }];
  });
  return translations.length > 0 ? { translations } : {};
}

/** Whether a text is the meaning of one of the codes. */
export function saysMeaning(descriptor: Pick<Descriptor, 'terms'>): (text: string) => boolean {
  const byTitle = codesByTitle(descriptor);
  return (text) => byTitle.has(folded(text));
}
