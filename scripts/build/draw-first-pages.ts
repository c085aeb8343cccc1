/** Prerenders the shells of the portal: what addresses show before their scripts have come, in each language. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createRequire } from 'node:module';
import type { ResourceLanguage } from 'i18next';
import { build, type InlineConfig } from 'vite';
import type * as Portal from '../../src/app/start/prerender';
import { TITLE_MARKER } from './first-card';
import { NO_ITEM, OTHER_PAGE, WIDE, type FirstPage } from './first-page';

const BUNDLE = '.cache/first-pages';

interface Sketch {
  name: FirstPage['name'];
  path: string;
  /** Widths of the window, in pixels, at which scripts draw it differently. */
  widths: readonly number[];
  /** The namespace of the forms of its count. */
  counts?: string;
}

const SKETCHES: readonly Sketch[] = [
  { name: 'welcome', path: '/', widths: [390] },
  { name: 'accessions', path: '/a', widths: [390, 1280], counts: 'accession' },
  { name: 'accession', path: `/a/${NO_ITEM}`, widths: [390] },
  { name: 'dataset', path: `/datasets/${NO_ITEM}`, widths: [390] },
  { name: OTHER_PAGE, path: '/login', widths: [390] },
];

/** The policy of the page knows no style attributes: each becomes a class. */
function withClasses(html: string, rules: Set<string>): string {
  return html.replaceAll(/<[a-z][^<>]*? style="([^"]*)"[^<>]*>/g, (tag, text: string) => {
    const name = `first-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
    // Above what components say of themselves, as styles of elements are.
    rules.add(`.${name}.${name}.${name}{${text}}`);
    const bare = tag.replace(/ style="[^"]*"/, '');
    if (bare.includes(' class="')) return bare.replace(' class="', ` class="${name} `);
    return bare.replace(/^<[\w-]+/, (start) => `${start} class="${name}"`);
  });
}

const FORM = 'count_';

/** A count that the page is told of before its texts are there: by plural category, as the value of an attribute. */
function countForms(texts: Record<string, string>): string {
  const forms = Object.entries(texts).flatMap(([key, text]) =>
    key.startsWith(FORM) ? [[key.slice(FORM.length), text]] : [],
  );
  return JSON.stringify(Object.fromEntries(forms)).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** Without what cannot be known yet, and what comes with the scripts below the fold. */
function shellOf(html: string, { name, counts }: Sketch, texts: ResourceLanguage): string {
  const shell = html
    .replaceAll(/<!--.*?-->/gs, '')
    .replace(/<footer.*<\/footer>/s, '')
    // Where to come back to after logging in is another address than the one that was drawn.
    .replaceAll(/(href="[^"?]*)\?from=[^"]*/g, '$1');
  if (counts)
    return shell.replace(
      ' data-prefetched=',
      () => ` data-forms="${countForms(texts[counts] as Record<string, string>)}" data-prefetched=`,
    );
  return name === OTHER_PAGE ? shell.replace(/(<main[^>]*>).*(<\/main>)/s, '$1$2') : shell;
}

function textsIn(language: string): ResourceLanguage {
  const folder = join('locales', language);
  const texts = readdirSync(folder).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown,
  ]);
  return Object.fromEntries(texts) as ResourceLanguage;
}

/** Builds the portal for Node, and has it draw its first pages there. */
export async function drawFirstPages(
  config: InlineConfig,
  base: string,
  languages: readonly string[],
): Promise<FirstPage[]> {
  await build({
    ...config,
    base,
    configFile: false,
    logLevel: 'error',
    build: { ssr: 'src/app/start/prerender.tsx', outDir: BUNDLE, emptyOutDir: true, copyPublicDir: false },
  });
  const file = resolve(BUNDLE, 'prerender.js');
  // `import()` would ask the runner of the configuration, which is closed by now.
  const { directionOf, firstAsked, prerenderShell } = createRequire(file)(file) as typeof Portal;
  const asked = firstAsked(NO_ITEM);
  const textsOf = new Map(languages.map((language) => [language, textsIn(language)]));

  const drawSketch = async (sketch: Sketch): Promise<FirstPage[]> => {
    const { name, path, widths } = sketch;
    const rules = new Set<string>();
    const draw = async (language: string) => {
      const texts = textsOf.get(language) ?? {};
      const drawn = [];
      for (const width of widths) drawn.push(await prerenderShell({ path, language, texts, width }));
      const [narrow = '', wide] = drawn.map(({ html }) => withClasses(shellOf(html, sketch, texts), rules));
      const html = wide ? `<div class="first-narrow">${narrow}</div><div class="first-wide">${wide}</div>` : narrow;
      const { brand } = texts['common'] as { brand: string };
      const { purpose: description } = texts['welcome'] as { purpose: string };
      return {
        language,
        html,
        brand,
        description,
        title: name === OTHER_PAGE ? TITLE_MARKER : (drawn[0]?.title ?? brand),
      };
    };
    const pages = [];
    for (const language of languages) pages.push(await draw(language));
    const styles = [...rules, OURS].join('');
    const { always = [], wide = [] } = name === OTHER_PAGE ? {} : asked[name];
    const address = path.replace(/\/$/, '');
    const call = ({ method, path: to, body }: (typeof always)[number]) => ({ address, method, path: to, body });
    const calls = [...always.map(call), ...wide.map((each) => ({ ...call(each), media: `(min-width:${WIDE}px)` }))];
    return pages.map((page) => ({
      ...page,
      name,
      direction: directionOf(page.language),
      css: styles,
      calls,
    }));
  };
  const drawn = [];
  for (const sketch of SKETCHES) drawn.push(...(await drawSketch(sketch)));
  return drawn;
}

const OURS =
  // The footer comes with the scripts, and stays below the fold until then.
  `main{min-height:100vh}.first-wide{display:none}` +
  // In sight, wherever one has scrolled to.
  `#not-loaded{position:fixed;inset:auto 0 0;margin:0;padding:16px;color:CanvasText;background:Canvas;border-top:2px solid}` +
  `@media(min-width:${WIDE}px){.first-narrow{display:none}.first-wide{display:block}}`;
