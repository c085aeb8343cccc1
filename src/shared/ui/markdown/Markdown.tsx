import { Children, Suspense } from 'react';
import { lazyPart } from '../outcomes/lazy-part';
import { isCostly } from './is-costly';
import styles from './Markdown.module.css';

const MarkdownText = lazyPart(() => import('./MarkdownText'));

/** Whatever might be markup: most texts have none, and need no formatter of 37 kB. */
const MARKUP = /[*_`[\]<>&\\#~|=+\t]|^ *[-\d]| {2}/m;

export const hasMarkup = (text: string): boolean => MARKUP.test(text);

const paragraphs = (text: string) => text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');

/**
 * A text in Markdown out of data: formatted and sanitized, without pictures and without HTML of its own. Headings begin
 * at `h3`, below those of the page. Until the formatter is loaded, the text stands as it was written.
 */
export function Markdown({ text }: { text: string }) {
  const waits = hasMarkup(text) && !isCostly(text);
  const written = Children.map(paragraphs(text), (paragraph) => (
    <p style={waits ? { whiteSpace: 'pre-line' } : undefined}>{paragraph}</p>
  ));
  return (
    <div className={styles.prose} dir="auto">
      {waits ? (
        <Suspense fallback={written}>
          <MarkdownText text={text} />
        </Suspense>
      ) : (
        written
      )}
    </div>
  );
}
