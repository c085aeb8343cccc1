import { parseSync } from '@swc/core';

/** What a source file says in strings: whole ones, templates with their gaps open, and text that stands bare in JSX. */
export interface CodeTexts {
  literals: Set<string>;
  /** `failure.${kind}.title` becomes /^failure\..+\.title$/, and `codeName('subset:types')` /^subset:types\..+$/ */
  templates: RegExp[];
  /** Words a person would read that are not keys. */
  bare: string[];
}

interface Node {
  type?: string;
  value?: unknown;
  cooked?: unknown;
  name?: { value?: string };
  quasis?: Node[];
  callee?: Node;
  arguments?: { expression: Node }[];
}

/** Attributes whose value is read or heard. */
const READ = new Set(['alt', 'aria-label', 'aria-description', 'label', 'placeholder', 'title']);
const WORD = /\p{L}{2,}/u;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const templateOf = ({ quasis = [] }: Node) =>
  new RegExp(`^${quasis.map(({ cooked }) => escaped(String(cooked ?? ''))).join('.+')}$`);

/** Reads a TypeScript file. Type positions are read too, which does no harm here. */
export function codeTexts(source: string, tsx: boolean): CodeTexts {
  const found: CodeTexts = { literals: new Set(), templates: [], bare: [] };
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, value, name } = node as Node;
    if (type === 'StringLiteral') found.literals.add(String(value));
    if (type === 'TemplateLiteral') found.templates.push(templateOf(node as Node));
    // The names of the values of a field: `text: 'subset:types'`.
    const { key, value: of } = node as { key?: Node; value?: Node };
    if (type === 'KeyValueProperty' && key?.value === 'text' && of?.type === 'StringLiteral')
      found.templates.push(new RegExp(`^${escaped(String(of.value))}\\..+$`));
    if (type === 'CallExpression' && (node as Node).callee?.value === 'codeName') {
      const prefix = (node as Node).arguments?.[0]?.expression.value;
      found.templates.push(new RegExp(`^${escaped(String(prefix))}\\..+$`));
    }
    if (type === 'JSXText' && WORD.test(String(value))) found.bare.push(String(value).trim());
    if (type === 'JSXAttribute' && READ.has(name?.value ?? '')) {
      const said = (value as Node | null)?.type === 'StringLiteral' ? String((value as Node).value) : '';
      if (WORD.test(said)) found.bare.push(said);
    }
    Object.values(node).forEach(visit);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx, target: 'es2022' }).body);
  return found;
}
