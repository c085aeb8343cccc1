import { listFormat } from './intl';

/** An enumeration in a language, taken apart into its texts and what stands between them. */
export function listParts(texts: Iterable<string>, language: string): { type: 'element' | 'literal'; value: string }[] {
  // As units Japanese and Korean would part them by nothing but a space.
  const parts = listFormat(language, { type: 'conjunction', style: 'narrow' }).formatToParts(texts);
  // In Arabic "and" is written onto the name behind it, which may be in Latin letters.
  return language === 'ar'
    ? parts.map((part) => (part.type === 'literal' ? { ...part, value: '\u060C ' } : part))
    : parts;
}
