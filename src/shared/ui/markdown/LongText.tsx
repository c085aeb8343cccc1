import { clsx } from 'clsx';
import { Suspense } from 'react';
import { lazyPart } from '../outcomes/lazy-part';
import { Skeleton } from '../outcomes/Skeleton';
import { isCostly } from './is-costly';
import { isHtml } from './is-html';
import prose from './Markdown.module.css';
import styles from './LongText.module.css';

const MarkdownSections = lazyPart(() => import('./MarkdownSections'));
const HtmlSections = lazyPart(() => import('./HtmlSections'));

/** Ahead of a text that is still to come. */
export const fetchSections = (): void => void MarkdownSections.fetch().catch(() => undefined);

const LINES = ['95%', '100%', '90%', '40%'] as const;

const waiting = (
  <div aria-busy="true">
    {LINES.map((width) => (
      <Skeleton key={width} variant="text" width={width} />
    ))}
  </div>
);

interface Props {
  text: string;
  /** Of its first headings: 3 where it is a part of a page. */
  level?: 2 | 3;
  /** Of the text, where that is not the page's. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/**
 * A text that is a page: Markdown with tables, code that can be copied, headings with fragments and a list of them,
 * pictures of the portal's own repository; or HTML out of a live server, sanitized to the same.
 */
export function LongText({ text, level = 2, lang, dir }: Props) {
  const Sections = isHtml(text) ? HtmlSections : MarkdownSections;
  return (
    <div className={clsx(prose.prose, styles.long)} lang={lang} dir={dir}>
      {isCostly(text) ? (
        <div className={styles.written}>{text}</div>
      ) : (
        <Suspense fallback={waiting}>
          <Sections text={text} level={level} />
        </Suspense>
      )}
    </div>
  );
}
