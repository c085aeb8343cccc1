import type { Root } from 'hast';
import { fromDom } from 'hast-util-from-dom';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { useTranslation } from 'react-i18next';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import rehypeSanitize from 'rehype-sanitize';
import { longTextComponents } from './long-text-components';
import { LONG_TEXT_SCHEMA, sections, type FormattedProps } from './long-text-parts';

/** What the sanitizer then looks at; whatever else an element may be given, its reader could stumble over. */
const KEPT = new Set(['align', 'alt', 'colspan', 'dir', 'href', 'id', 'lang', 'rowspan', 'src', 'start', 'title']);

/** The formatter of a long text that came as HTML, by the same rules; `LongText` loads it. */
export default function HtmlSections({ text, level }: FormattedProps) {
  const { t } = useTranslation('ui');
  // A document of this kind runs nothing and fetches nothing.
  const { body } = new DOMParser().parseFromString(text, 'text/html');
  // In them any element may have children, also those that React lets have none.
  for (const foreign of body.querySelectorAll('svg, math')) foreign.remove();
  for (const element of body.querySelectorAll('*'))
    for (const name of element.getAttributeNames()) if (!KEPT.has(name)) element.removeAttribute(name);
  const parsed = fromDom(body);
  const tree: Root = { type: 'root', children: 'children' in parsed ? (parsed.children as Root['children']) : [] };
  const clean = rehypeSanitize(LONG_TEXT_SCHEMA)(tree) as Root;
  sections({ level, label: t('contents') })(clean);
  return toJsxRuntime(clean, { Fragment, jsx, jsxs, components: longTextComponents, passNode: true });
}
