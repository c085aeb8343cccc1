/** How a file can be shown in a page: by its type, never by its name or by what it holds. */
export type ContentKind = 'image' | 'text' | 'tooLarge' | 'other';

/** Bytes of text that a page may hold without becoming slow. */
const MAX_TEXT_BYTES = 200_000;

const IMAGES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/svg+xml']);
const TEXTS = new Set(['text/plain', 'text/csv', 'text/tab-separated-values', 'text/markdown', 'application/json']);

export function contentKind({ contentType, size }: { contentType: string; size: number }): ContentKind {
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  if (IMAGES.has(type)) return 'image';
  if (!TEXTS.has(type)) return 'other';
  return size <= MAX_TEXT_BYTES ? 'text' : 'tooLarge';
}
