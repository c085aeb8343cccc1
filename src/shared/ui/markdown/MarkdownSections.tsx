import { useTranslation } from 'react-i18next';
import ReactMarkdown from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { longTextComponents } from './long-text-components';
import { LONG_TEXT_SCHEMA, sections, type FormattedProps } from './long-text-parts';

/** The formatter of a long text in Markdown; `LongText` loads it. */
export default function MarkdownSections({ text, level }: FormattedProps) {
  const { t } = useTranslation('ui');
  return (
    <ReactMarkdown
      components={longTextComponents}
      remarkPlugins={[remarkGfm]}
      rehypePlugins={[
        [rehypeSanitize, LONG_TEXT_SCHEMA],
        [sections, { level, label: t('contents') }],
      ]}
      skipHtml
    >
      {text}
    </ReactMarkdown>
  );
}
