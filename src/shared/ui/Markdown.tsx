import { Suspense } from 'react';
import { lazyPart } from './lazy-part';
import { styled } from './styled';

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

/**
 * A text in Markdown out of data: formatted and sanitized, without pictures and without HTML of its own. Headings begin
 * at `h3`, below those of the page. Until the formatter is loaded, the text stands as it was written.
 */
export function Markdown({ text }: { text: string }) {
  return (
    <Prose dir="auto">
      <Suspense fallback={<p style={{ whiteSpace: 'pre-line' }}>{text}</p>}>
        <MarkdownText text={text} />
      </Suspense>
    </Prose>
  );
}
