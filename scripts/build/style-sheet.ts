import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { build, parseAst, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { firstFiles } from './first-pages';
import { withoutUnread } from './needed-styles';
import type { ClassRule, StyleRule } from '../../src/shared/theme/css-of';

const STYLED = /(?:shared\/ui|\.)\/styled$/;
const RULES = 'virtual:style-rules';

interface Node {
  type: string;
  start: number;
  end: number;
}
type Tree = Node & Record<string, unknown>;

/** A call `styled(component)(rule)`, and where it stands in its module. */
interface StyledCall {
  start: number;
  end: number;
  component: string;
  rule: string;
  /** Whether the component may have styles of its own. */
  over: boolean;
}

const isNode = (value: unknown): value is Tree => typeof value === 'object' && value !== null && 'type' in value;

function visit(tree: Tree, look: (node: Tree) => void): void {
  look(tree);
  for (const value of Object.values(tree)) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) if (isNode(child)) visit(child, look);
  }
}

/** The name that `styled` has in a module, where it is imported. */
function nameOfStyled(program: Tree): string | undefined {
  for (const statement of program['body'] as Tree[]) {
    if (statement.type !== 'ImportDeclaration') continue;
    if (!STYLED.test((statement['source'] as { value: string }).value)) continue;
    return ((statement['specifiers'] as { local: { name: string } }[])[0] as { local: { name: string } }).local.name;
  }
  return undefined;
}

/** @param code A module without types and JSX. */
function styledCalls(code: string, program: Tree): StyledCall[] {
  const styled = nameOfStyled(program);
  const calls: StyledCall[] = [];
  if (!styled) return calls;
  const text = ({ start, end }: Node) => code.slice(start, end);
  visit(program, (node) => {
    const made = node['callee'];
    if (node.type !== 'CallExpression' || !isNode(made) || made.type !== 'CallExpression') return;
    if (!isNode(made['callee']) || text(made['callee']) !== styled) return;
    const [component] = made['arguments'] as Tree[];
    const [rule] = node['arguments'] as Tree[];
    if (!component || !rule) return;
    const over = component.type !== 'Literal';
    calls.push({ start: node.start, end: node.end, component: text(component), rule: text(rule), over });
  });
  return calls;
}

const programOf = (code: string) => parseAst(code) as unknown as Tree;

/** The names that a pattern declares. */
function namesIn(pattern: Tree): string[] {
  if (pattern.type === 'Identifier') return [pattern['name'] as string];
  const parts = (pattern['elements'] ??
    pattern['properties'] ?? [pattern['value'] ?? pattern['argument'] ?? pattern['left']]) as unknown[];
  return parts.filter(isNode).flatMap(namesIn);
}

/** Makes of each module one that does nothing while it is loaded: what its rules do not use can be left out. */
function sliced(code: string): string {
  const program = programOf(code);
  const calls = styledCalls(code, program);
  const inner = ({ start, end }: Node) => {
    const within = calls.filter((call) => call.start >= start && call.end <= end);
    return within.reduceRight(
      (left, call) => `${left.slice(0, call.start - start)}0${left.slice(call.end - start)}`,
      code.slice(start, end),
    );
  };
  const lines = (program['body'] as Tree[]).map((statement) => {
    const exported = statement.type === 'ExportNamedDeclaration';
    const declared = exported ? statement['declaration'] : statement;
    if (!isNode(declared) || declared.type !== 'VariableDeclaration' || declared['kind'] !== 'const')
      return statement.type.endsWith('Declaration') ? inner(statement) : '';
    return (declared['declarations'] as Record<'id' | 'init', Tree>[])
      .flatMap(({ id, init }) =>
        namesIn(id).map((name) => {
          const value = `/* @__PURE__ */ (() => { const ${code.slice(id.start, id.end)} = ${inner(init)}; return ${name}; })()`;
          return `${exported ? 'export ' : ''}const ${name} = ${value};`;
        }),
      )
      .join('\n');
  });
  return [...lines, `export const __rules = [${calls.map(({ rule }) => rule).join(',\n')}];`].join('\n');
}

function modulesWithStyles(root: string): string[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture)\.tsx?$/.test(name))
    .map((name) => join(root, 'src', name))
    .filter((file) => /import \{ styled \} from/.test(readFileSync(file, 'utf8')));
}

/** What the portal's own modules say of its styles, evaluated here. */
interface Styles {
  /** Of the whole document. */
  sheet: string;
  /** A part of it: each page has it before all others. */
  fonts: string;
  /** Of each module, in the order in which they stand there. */
  rules: readonly (readonly StyleRule[])[];
  toClass(rule: StyleRule, over: boolean): ClassRule;
}

const entryOf = (modules: readonly string[]) => `
${modules.map((file, at) => `import { __rules as r${at} } from ${JSON.stringify(file)};`).join('\n')}
import { classRule } from '@/shared/theme/css-of';
import { fallbackFaces } from '@/shared/theme/fallback-fonts';
import { globalStyles } from '@/shared/theme/global-styles';
import { makeTheme } from '@/shared/theme/theme';
const theme = makeTheme('ltr');
export const sheet = globalStyles(theme);
export const fonts = fallbackFaces();
export const rules = [${modules.map((_, at) => `r${at}`).join()}];
export const toClass = (rule, over) => classRule(rule, theme, over);`;

async function readStyles(root: string, modules: readonly string[], config: InlineConfig): Promise<Styles> {
  const sources = join(root, 'src/');
  const slicer: Plugin = {
    name: 'portal-style-rules',
    enforce: 'post',
    resolveId: (id) => (id === RULES ? `\0${RULES}` : undefined),
    load: (id) => (id === `\0${RULES}` ? entryOf(modules) : undefined),
    transform: (code, id) =>
      id.startsWith(sources) && /\.tsx?$/.test(id) ? { code: sliced(code), map: null } : undefined,
  };
  const result = (await build({
    ...config,
    plugins: [slicer],
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      write: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: RULES,
        output: { format: 'cjs', codeSplitting: false },
        treeshake: { moduleSideEffects: false, propertyReadSideEffects: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const folder = join(root, '.cache/style-rules');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${randomUUID()}.cjs`);
  try {
    writeFileSync(file, result.output[0].code);
    return createRequire(file)(file) as Styles;
  } finally {
    rmSync(file, { force: true });
  }
}

const minified = (css: string) => transform({ filename: 'styles.css', code: Buffer.from(css), minify: true }).code;

/**
 * Writes what `styled` is given into style sheets, and leaves the names of classes in the bundle: neither the objects, nor
 * the theme, nor what would make styles of them in a browser is loaded. The sheet of the first screens is loaded by every
 * page after what it shows before its scripts have come, which has its styles with it; that of all others comes with the
 * first part that has such styles, and stands before it: rules that extend a component name their class twice and hold all
 * the same, but one for an element that is to hold against a rule of the whole document needs a second class or state.
 * @param config How the portal's modules are resolved.
 */
export function styleSheet(config: InlineConfig): Plugin {
  let [root, base] = ['', '/'];
  let modules: string[] = [];
  let read: Promise<Styles>;
  const used = new Map<string, (ClassRule & { over: boolean })[]>();
  return {
    name: 'portal-style-sheet',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      ({ root, base } = resolved);
      modules = modulesWithStyles(root);
      read = readStyles(root, modules, config);
    },
    async transform(code, id) {
      // Nobody calls it any more.
      if (id === join(root, 'src/shared/ui/styled.ts')) return { code, map: null, moduleSideEffects: false };
      const { rules, toClass } = await read;
      const own = rules[modules.indexOf(id)];
      if (!own) return undefined;
      const calls = styledCalls(code, programOf(code));
      if (calls.length !== own.length) throw new Error(`${id}: ${calls.length} calls of styled, ${own.length} rules.`);
      const classes = calls.map(({ over }, at) => ({ over, ...toClass(own[at] as StyleRule, over) }));
      used.set(id, classes);
      const rest = calls.reduceRight((left, { start, end, component }, at) => {
        return `${left.slice(0, start)}/* @__PURE__ */ __withClass(${component}, "${classes[at]?.name}")${left.slice(end)}`;
      }, code);
      const path = JSON.stringify(join(root, 'src/shared/ui/with-class.ts'));
      return { code: `import { withClass as __withClass } from ${path};\n${rest}`, map: null };
    },
    async generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const { sheet, fonts } = await read;
      if (!sheet.includes(fonts)) return this.error('The sheet has not the fonts that stand in each page.');
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const first = firstFiles(bundle);
      const beyond = chunks.filter(({ fileName }) => !first.includes(fileName));
      const later = new Set(beyond.flatMap(({ moduleIds }) => moduleIds));
      const write = (name: string, general: string, isIts: (module: string) => boolean) => {
        const classes = modules.filter(isIts).flatMap((module) => used.get(module) ?? []);
        const ordered = [...classes.filter(({ over }) => !over), ...classes.filter(({ over }) => over)];
        const source = minified(general + [...new Set(ordered.map(({ css }) => css))].join(''));
        return this.getFileName(this.emitFile({ type: 'asset', name, source }));
      };
      const all = [...used.values()].flat().map(({ css }) => css);
      const general = withoutUnread(sheet.replace(fonts, ''), all.join(''));
      const styles = write('styles.css', general, (module) => !later.has(module));
      const more = write('more-styles.css', '', (module) => later.has(module));
      // Vite gathers what the files of a part need.
      for (const { moduleIds, viteMetadata } of beyond)
        if (moduleIds.some((id) => used.has(id))) viteMetadata?.importedCss.add(more);
      const link = `<link rel="stylesheet" crossorigin href="${base}${styles}">`;
      page.source = String(page.source).replace('</body>', () => `${link}</body>`);
    },
  };
}
