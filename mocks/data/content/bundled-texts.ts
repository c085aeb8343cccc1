import type { TextFiles } from './content-seeds';

const found = import.meta.glob<string>('./texts/*/*.md', { query: '?raw', import: 'default', eager: true });

/** The same files for a page, which has no folder: Vite only. */
export const bundledTexts: TextFiles = Object.fromEntries(
  Object.entries(found).map(([path, text]) => [path.replace('./texts/', ''), text]),
);
