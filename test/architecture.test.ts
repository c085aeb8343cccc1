import { allPaths, importsOf, sourceFiles, type SourceFile } from './source-files';

/** From the top down: each may import itself and what stands after it. */
const LAYERS = [
  'main',
  'app',
  'features',
  'entities',
  'session',
  'shared',
  'routes',
  'words',
  'mcpd',
  'tables',
  'contract',
];

/** The same inside the reference API. */
const REFERENCE_API = ['adapters', 'answers', 'rules', 'data', 'tools'];

const MAX_LINES = 300;
const MAX_FILES = 30;

const files = sourceFiles();
const isTest = ({ path }: SourceFile) => /\.(test|fixture)\.tsx?$/.test(path) || path.startsWith('test/');
const product = files.filter((file) => !isTest(file));
const inFolder = (folder: string) => product.filter(({ path }) => path.startsWith(folder));
const layerOf = (path: string) => /^src\/(\w+)[/.]/.exec(path)?.[1];
const mocksFolderOf = (path: string) => /^mocks\/(?:([\w-]+)\/)?/.exec(path)?.slice(1)[0] ?? '';
const areaOf = (path: string) => /^src\/(?:features|entities)\/([\w-]+)/.exec(path)?.[1];

/** The addresses of an entity or a feature: rows of data, which the table of all addresses puts together. */
const ROWS = /^src\/(?:entities|features)\/[\w-]+\/routes\.ts$/;

/** `importer → imported` for every import that a rule forbids. */
function breaches(some: SourceFile[], forbidden: (from: string, to: string) => boolean): string[] {
  return some.flatMap(({ path, imports }) =>
    imports.filter((to) => forbidden(path, to)).map((to) => `${path} → ${to}`),
  );
}

it('finds the files', () => expect(files.length).toBeGreaterThan(50));

it('sees every form of import', () => {
  const text = `import a from './a';\nimport './b';\nexport { c } from '../c';\n[import('./d'), import(\n'../e')];
    new Worker(new URL('./f.ts', import.meta.url));`;
  expect(importsOf(text)).toEqual(['./a', './b', '../c', './d', '../e', './f.ts']);
});

it('imports one way only', () => {
  const upwards = (from: string, to: string) => {
    if (!to.startsWith('src/')) return /^(mocks|test|scripts)\//.test(to);
    if (from === 'src/routes/tables.ts' && ROWS.test(to)) return false;
    return LAYERS.indexOf(layerOf(to) ?? '') < LAYERS.indexOf(layerOf(from) ?? '');
  };
  expect(breaches(inFolder('src/'), upwards)).toEqual([]);
  const unknown = inFolder('src/').filter(({ path }) => !LAYERS.includes(layerOf(path) ?? ''));
  expect(unknown.map(({ path }) => path)).toEqual(['src/i18next.d.ts']);
});

it('has no circles, neither of types nor of what is loaded later', () => {
  const imports = new Map(files.map((file) => [file.path, file.imports]));
  const settled = new Set<string>();
  const circles: string[] = [];
  const follow = (path: string, way: string[]): void => {
    if (settled.has(path)) return;
    const at = way.indexOf(path);
    if (at !== -1) return void circles.push([...way.slice(at), path].join(' → '));
    for (const next of imports.get(path) ?? []) follow(next, [...way, path]);
    settled.add(path);
  };
  for (const path of imports.keys()) follow(path, []);
  expect(circles).toEqual([]);
});

it('imports one way only inside the reference API', () => {
  const known = inFolder('mocks/').map(({ path }) => mocksFolderOf(path));
  expect(known.filter((folder) => !REFERENCE_API.includes(folder))).toEqual([]);
  const upwards = (from: string, to: string) =>
    to.startsWith('mocks/') && REFERENCE_API.indexOf(mocksFolderOf(to)) < REFERENCE_API.indexOf(mocksFolderOf(from));
  expect(breaches(inFolder('mocks/'), upwards)).toEqual([]);
});

it('lets the reference API know the contract, the passport standard, words and tables only', () => {
  const foreign = (_: string, to: string) => to.startsWith('src/') && !/^src\/(contract|mcpd|tables|words)\//.test(to);
  expect(breaches(inFolder('mocks/'), foreign)).toEqual([]);
  const outside = (_: string, to: string) => /^(test|scripts)\//.test(to);
  expect(breaches(inFolder('mocks/'), outside)).toEqual([]);
  // The terms of a vocabulary are called what the portal calls them, a report tells what the page of a load tells,
  // and people ask for filters by what the panel calls them.
  const shared = new Set([
    'mocks/data/catalogue/vocabulary-lists.ts',
    'mocks/rules/ai/reading/panel-labels.ts',
    'mocks/rules/ingest/report.ts',
    'mocks/rules/requests/letters/request-words.ts',
  ]);
  const texts = (from: string, to: string) => to.startsWith('locales/') && !shared.has(from);
  expect(breaches(inFolder('mocks/'), texts)).toEqual([]);
});

it('builds without what serves, and serves without what measures', () => {
  const upwards = (from: string, to: string) =>
    (from.startsWith('scripts/build/') && /^scripts\/(?:serve|bench|tools)\//.test(to)) ||
    (from.startsWith('scripts/serve/') && /^scripts\/(?:bench|tools)\//.test(to));
  expect(breaches(inFolder('scripts/'), upwards)).toEqual([]);
});

it('keeps features apart', () => {
  const other = (from: string, to: string) => to.startsWith('src/features/') && areaOf(to) !== areaOf(from);
  expect(breaches(inFolder('src/features/'), other)).toEqual([]);
});

it('has no cycles between entities', () => {
  const uses = new Map<string, Set<string>>();
  for (const { path, imports } of inFolder('src/entities/')) {
    const from = areaOf(path) ?? '';
    for (const to of imports) {
      const entity = to.startsWith('src/entities/') ? areaOf(to) : undefined;
      if (entity && entity !== from) uses.set(from, (uses.get(from) ?? new Set()).add(entity));
    }
  }
  const reaches = (from: string, to: string, seen: Set<string>): boolean =>
    [...(uses.get(from) ?? [])].some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });
  expect([...uses.keys()].filter((entity) => reaches(entity, entity, new Set()))).toEqual([]);
});

it('imports the map library in one place, and nothing but yup and the types of GeoJSON in the contract', () => {
  const map = (from: string, to: string) => /^ol(\/|$)/.test(to) && !from.startsWith('src/shared/map/');
  expect(breaches(product, map)).toEqual([]);
  const library = (_: string, to: string) => !to.startsWith('src/contract/') && !['yup', 'geojson'].includes(to);
  expect(breaches(inFolder('src/contract/'), library)).toEqual([]);
});

it('keeps rows of addresses readable for Node', () => {
  const browserOnly = (from: string, to: string) =>
    /^(react|@mui|@emotion)/.test(to) && !from.startsWith('src/routes/hooks/');
  expect(breaches(inFolder('src/routes/'), browserOnly)).toEqual([]);
  const heavy = (from: string, to: string) =>
    ROWS.test(from) && !/^(?:src\/routes\/(?:route|area)\.ts|locales\/.*\.json)$/.test(to);
  expect(breaches(product, heavy)).toEqual([]);
});

it('brings MUI through the folder that gives it its theme', () => {
  const bare = (from: string, to: string) =>
    /^@(mui\/material|emotion)/.test(to) && !/^src\/shared\/(mui|theme)\//.test(from);
  expect(breaches(inFolder('src/'), bare)).toEqual([]);
});

it('has no file above 300 lines, data aside', () => {
  const data = /^mocks\/data\/demo\/|-(data|seed|table)\.ts$/;
  const long = files.filter(({ path, text }) => text.split('\n').length > MAX_LINES + 1 && !data.test(path));
  expect(long.map(({ path }) => path)).toEqual([]);
});

it('has no folder of more than 30 files, style sheets of components and texts for people apart', () => {
  const counts = new Map<string, number>();
  for (const path of allPaths().filter((each) => !/\.(module\.css|md)$/.test(each))) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count > MAX_FILES)).toEqual([]);
});

it('styles no element of any kind by what another holds', () => {
  // Browsers keep one set of what `:has()` may change: with `*` in it every change of a page restyles all of it.
  const universal = product.filter(({ text }) => /:has\([^'\n]*[ >]\*'\]?:/.test(text));
  expect(universal.map(({ path }) => path)).toEqual([]);
});

/** Their timers are Jest's, or what they make up takes a time that is. */
const FAKE_TIMERS = /jest\.useFakeTimers\(|from '\.\/tabs\.fixture'/;

it('lets no test wait for a time, or measure it by a clock: that of a busy machine is another', () => {
  const tests = files.filter(({ path }) => /\.(test|fixture)\.tsx?$/.test(path));
  const naming = (pattern: RegExp, some = tests) =>
    some.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
  expect(naming(/\bjest\.(setTimeout|retryTimes)\(/)).toEqual([]);
  expect(naming(/\btimeout: [\d_]+|^\}, [\d_]+\);$|^ *\},\n *[\d_]+,\n *\);$/m)).toEqual([]);
  const real = tests.filter(
    ({ text, path }) => !FAKE_TIMERS.test(text) && path !== 'src/session/tokens/tabs.fixture.ts',
  );
  expect(naming(/\b(setTimeout|delay)\(|\bperformance\.now\(|Date\.now\(\) - [a-z]/, real)).toEqual([]);
});

it('draws nothing by chance in what must pass', () => {
  const drawing = files.filter(({ path, text }) => /\.(test|fixture)\.tsx?$/.test(path) && /Math\.random\(/.test(text));
  expect(drawing.map(({ path }) => path)).toEqual([]);
});

/** What a module remembers outlives a test: how it ends with the portal that was open, or why it may stay. */
const MODULE_STATE: Readonly<Record<string, string>> = {
  'src/shared/ui/layout/use-printing.ts': 'ends with what is printed',
  'src/shared/api/token-port.ts': 'set by every session that begins',
  'src/shared/api/server-address.ts': 'set by every portal that opens',
  'src/shared/translate/machine-translation.ts': 'set by every portal that opens',
  'src/shared/api/connection.ts': 'watched anew by every portal that opens',
  'src/shared/api/requests/prefetched-texts.ts': 'of the address alone',
  'src/shared/api/changes.ts': 'closed with the portal',
  'src/shared/list/screen/Rows.tsx': 'a settled page is the same before and after',
  'src/shared/list/screen/ListCards.tsx': 'a settled page is the same before and after',
  'src/app/failures/unhandled.ts': 'forgotten when the portal closes',
  'src/app/worker/service-worker.ts': 'of a worker, which ends with its test',
  'src/app/history/scroll-memory.ts': 'by the key of an entry, which no other has',
  'src/app/new-version.ts': 'ends when it is put off',
  'src/app/shell/head/document-description.ts': 'of the page that the server sent',
  'src/app/start/load-fonts.ts': 'fonts are loaded once',
  'src/mcpd/sha1.ts': 'a buffer',
  'src/session/tokens/cookie-jar.ts': 'ends with the microtask',
  'src/session/my-list/persist-saved-lists.ts': 'of the stored text alone',
  'src/session/running-session.ts': 'ends with the session',
  'src/entities/accession/search/read-words.ts': 'the same for all',
  'src/entities/accession/match/saved-paste.ts': 'ends when something is kept',
  'mocks/data/observations/observation-table.ts': 'a counter of marks',
  'mocks/data/users/known-passwords.ts': 'the same for all',
  'mocks/data/climate/analogue-grid.ts': 'the same for all',
  'mocks/data/climate/deviations.ts': 'the same for all',
  'mocks/data/climate/land-grid.ts': 'the same for all',
  'mocks/data/climate/model.ts': 'the same for all',
};

it('lists the modules that remember something', () => {
  const remembering = product.filter(({ path, text }) => /^(src|mocks)\//.test(path) && /^(export )?let /m.test(text));
  expect(remembering.map(({ path }) => path).toSorted()).toEqual(Object.keys(MODULE_STATE).toSorted());
});

it('has no barrels, enums or folders for everything', () => {
  const paths = files.map(({ path }) => path);
  expect(paths.filter((path) => /(^|\/)index\.tsx?$/.test(path))).toEqual([]);
  expect(paths.filter((path) => /\/(utils|helpers|common|misc)\//.test(path))).toEqual([]);
  const named = (pattern: RegExp) => product.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
  expect(named(/^export \* from /m)).toEqual([]);
  expect(named(/^\s*(export )?(declare )?(const )?enum \w+ \{/m)).toEqual([]);
});

it('reads import.meta in files that Jest never evaluates', () => {
  const readers = inFolder('src/').filter(({ text }) => /^(?!\s*(\/\/|\*|\/\*)).*import\.meta/m.test(text));
  expect(readers.map(({ path }) => path)).toEqual([
    'src/app/config/build-time.ts',
    'src/features/check/browser-worker.ts',
  ]);
});

it('exports by name, screens of screens.ts aside', () => {
  const loaded = new Set(
    product.flatMap(({ text, path }) =>
      [...text.matchAll(/import\(\s*['"]([^'"]+)['"]\s*\)/g)].map(([, target = '']) => `${path}\0${target}`),
    ),
  );
  const targets = new Set([...loaded].map((pair) => pair.split(/[/\0]/).at(-1)));
  const defaults = inFolder('src/').filter(({ text }) => /^export default /m.test(text));
  const never = defaults.filter(
    ({ path }) =>
      !targets.has(
        path
          .split('/')
          .at(-1)
          ?.replace(/\.tsx?$/, ''),
      ),
  );
  expect(never.map(({ path }) => path)).toEqual([]);
});
