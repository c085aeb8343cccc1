import { Children, Suspense } from 'react';
import { lazyPart } from '../outcomes/lazy-part';
import { styled } from '../styled';

const MarkdownText = lazyPart(() => import('./MarkdownText'));

const Prose = styled('div')(({ theme }) => ({
  maxWidth: '75ch',
  overflowWrap: 'anywhere',
  // Several lines, and above all lists, begin where their own direction begins.
  textAlign: 'start',
  '& > :first-of-type': { marginBlockStart: 0 },
  '& > :last-child': { marginBlockEnd: 0 },
  '& p, & ul, & ol, & pre, & blockquote': { margin: theme.spacing(1, 0) },
  '& ul, & ol': { paddingInlineStart: theme.spacing(3) },
  '& h3, & h4, & h5, & h6': { margin: theme.spacing(2, 0, 0.5), fontSize: '1rem' },
  '& blockquote': {
    paddingInlineStart: theme.spacing(2),
    borderInlineStart: `3px solid ${theme.vars.palette.divider}`,
  },
  '& pre': { overflowX: 'auto', padding: theme.spacing(1), backgroundColor: theme.vars.palette.tint },
}));

/** Whatever might be markup: most texts have none, and need no formatter of 37 kB. */
const MARKUP = /[*_`[\]<>&\\#~|=+\t]|^ *[-\d]| {2}/m;

export const hasMarkup = (text: string): boolean => MARKUP.test(text);

const paragraphs = (text: string) => text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');

/**
 * A text in Markdown out of data: formatted and sanitized, without pictures and without HTML of its own. Headings begin
 * at `h3`, below those of the page. Until the formatter is loaded, the text stands as it was written.
 */
export function Markdown({ text }: { text: string }) {
  const waits = hasMarkup(text);
  const written = Children.map(paragraphs(text), (paragraph) => (
    <p style={waits ? { whiteSpace: 'pre-line' } : undefined}>{paragraph}</p>
  ));
  return (
    <Prose dir="auto">
      {waits ? (
        <Suspense fallback={written}>
          <MarkdownText text={text} />
        </Suspense>
      ) : (
        written
      )}
    </Prose>
  );
}
