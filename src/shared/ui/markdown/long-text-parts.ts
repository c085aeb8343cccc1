import type { Element, ElementContent, Root, RootContent } from 'hast';
import { defaultSchema } from 'rehype-sanitize';

/** Of any element; ids only of footnotes, or they might be those of the page around the text. */
const everywhere: (string | [string, RegExp])[] = [
  'align',
  'alt',
  'colSpan',
  'dir',
  'lang',
  'rowSpan',
  'start',
  'title',
  ['id', /^user-content-/],
];

/** What a text may consist of, whether it was written in Markdown or came as HTML. */
export const LONG_TEXT_SCHEMA = {
  ...defaultSchema,
  clobber: [],
  attributes: { ...defaultSchema.attributes, '*': everywhere },
};

export const textOf = (node: Root | RootContent | undefined): string => {
  if (node?.type === 'text') return node.value;
  return node && 'children' in node ? node.children.map(textOf).join('') : '';
};

/** Of the page around the text. */
const TAKEN = ['main', 'root'];
/** So many sections are worth a list of them. */
const WORTH_A_LIST = 3;

const isHeading = (node: Element) => /^h[1-6]$/.test(node.tagName);
const levelOf = ({ tagName }: Element) => Number(tagName.charAt(1));

const headingsIn = (node: Root | Element): Element[] =>
  node.children.flatMap((child) => (child.type === 'element' ? (isHeading(child) ? [child] : headingsIn(child)) : []));

const element = (tagName: string, properties: Element['properties'], children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** The name of a heading as the fragment of an address, in whatever script; each has its own. */
function namesOf(headings: readonly Element[]): string[] {
  const taken = new Set(TAKEN);
  return headings.map((heading) => {
    const plain = textOf(heading)
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .slice(0, 80);
    const name = plain.replace(/^-/, '').replace(/-$/, '') || 'section';
    let own = name;
    for (let next = 2; taken.has(own); next += 1) own = `${name}-${next}`;
    taken.add(own);
    return own;
  });
}

export interface FormattedProps {
  text: string;
  level: 2 | 3;
}

interface Sections {
  /** Of the first headings, which stand below that of the page. */
  level: 2 | 3;
  /** What the list of the sections is called, which stands above them all where the text is the page. */
  label: string;
}

/** Rehype: headings begin at a level of the page, and can be linked to. */
export const sections =
  ({ level, label }: Sections) =>
  (tree: Root) => {
    const headings = headingsIn(tree);
    const top = Math.min(...headings.map(levelOf));
    const names = namesOf(headings);
    for (const [at, heading] of headings.entries()) {
      heading.tagName = `h${Math.min(6, levelOf(heading) - top + level)}`;
      heading.properties = { id: names[at] };
    }
    if (level !== 2) return;
    const listed = headings.flatMap((heading, at) =>
      heading.tagName === 'h2'
        ? [element('li', {}, [element('a', { href: `#${names[at]}` }, [{ type: 'text', value: textOf(heading) }])])]
        : [],
    );
    if (listed.length < WORTH_A_LIST) return;
    const title = element('p', {}, [{ type: 'text', value: label }]);
    tree.children.unshift(element('nav', { ariaLabel: label }, [title, element('ul', {}, listed)]));
  };
