import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import { ExternalLink } from '../values/ExternalLink';

// A picture would be fetched from wherever the text says, which tells that host who reads.
const SCHEMA = { ...defaultSchema, tagNames: (defaultSchema.tagNames ?? []).filter((name) => name !== 'img') };

const components: Components = {
  a: ({ href = '', children }) => <ExternalLink url={href}>{children}</ExternalLink>,
  h1: 'h3',
  h2: 'h4',
  h3: 'h5',
  h4: 'h6',
  h5: 'h6',
};

/** The formatter; `Markdown` loads it. */
export default function MarkdownText({ text }: { text: string }) {
  return (
    <ReactMarkdown components={components} rehypePlugins={[[rehypeSanitize, SCHEMA]]} skipHtml>
      {text}
    </ReactMarkdown>
  );
}
