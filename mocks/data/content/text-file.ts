import { LINE_END } from '@/contract/control-characters';

/** What a file of content says: lines `name: value` between `---`, then Markdown. */
export interface TextFile {
  title: string;
  description: string | null;
  /** `YYYY-MM-DD`, of a post. */
  published: string | null;
  body: string;
}

export function readTextFile(text: string): TextFile {
  const lines = text.replace(LINE_END, '\n').split('\n');
  const end = lines.indexOf('---', 1);
  const head = lines[0] === '---' && end > 0 ? lines.slice(1, end) : [];
  const named = (name: string): string | null =>
    head
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim()
      .replace(/^"(.*)"$/, '$1') ?? null;
  return {
    title: named('title') ?? '',
    description: named('description'),
    published: named('published'),
    body: lines
      .slice(head.length > 0 ? end + 1 : 0)
      .join('\n')
      .trim(),
  };
}
