import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, loadEnv } from 'vite';
import { LICENCES, licences } from './scripts/build/licences';
import { localeAssets } from './scripts/build/locale-assets';
import { styleSheet } from './scripts/build/style-sheet';
import { pages } from './scripts/build/vite-pages';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const read = (path: string) => readFileSync(pathOf(path), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };
const configNames = read('nginx/config-names.txt').split('\n').filter(Boolean);

/**
 * Small parts of most pages, and the names of codes: one file is smaller than forty. No dialogs: what a part imports
 * comes into its file, and most pages open none before somebody presses a button.
 */
const PARTS = [
  'src/shared/ui/(?!AttemptFailed|ConfirmDialog|CountedList|Day|DialogBox|ExternalLink|FullText|Listed|MailLink|Markdown|Meter|Moment|YesNo|use-(?:attempt|file-size))',
  'src/shared/list/(?:columns|list-of|list-view|result-place|row-name|use-(?:first-rows|open-filter|post-filter))',
  'src/shared/filters/(?:field-path|filter-definition|mcpd-range)',
  'src/entities/names/use-(?!descriptor-title)',
  'src/entities/accession/(?:TaxonName|api|cells|climate/climate-|codes|filters|openable-list)',
  'src/entities/accession/(?:export/ExportButton|search/(?:AccessionSearchBox|words|use-ask))',
];

/** What lists are drawn with, but for the table. */
const LISTS = [
  'src/shared/list/(?:EntityList|List(?:Body|Cards|Heading|Skeleton|Toolbar)|list-screen|use-list-controller)',
  'src/shared/list/(?:CopyLink|FailureNote|Pager|Rows|shown-columns)',
  'src/shared/filters/CriterionName',
];

/** The panel of their filters, which a phone needs when it is asked for. */
const PANEL = [
  'src/shared/filters/(?:ApplyForm|DateForm|Filter(?:Control|Input|Panel|Section)|NotCounted|RangeForm|TermRow|typed-number)',
  'src/shared/(?:list/Checkbox|ui/FullText)',
];

/** What lists, pages and editors of what is published share, and how a page of an item begins. */
const PUBLISHED = [
  'src/shared/(?:api/item-of|detail/Detail(?:Head|Outcome)|overview/overview-of|ui/Markdown\\.)',
  'src/shared/ui/(?:CountedList|Day|ExternalLink|Listed|MailLink|Meter|Moment|YesNo|use-(?:attempt|file-size))',
  'src/contract/publication\\.',
  'src/entities/dataset/(?:Evaluated|api\\.)',
  'src/entities/names/(?:CountryLink|use-descriptor-title)',
  'src/entities/accession/climate/(?!climate-)',
  'src/entities/publication/(?:LanguageName|Licence|PublicationBadges|TranslatedTitle|licences|use-language-name)',
];

/** What pages of items are made of, but for what only one of them shows. */
const PAGES = [
  'src/shared/(?:detail/(?!EditLink|detail-screen)|files/save-blob|filters/asks-nothing)',
  'src/routes/map-href',
  'src/entities/(?:names/CropLinks|related/|accession/map/AccessionMap)',
  'src/entities/publication/(?:CiteCard|Creators|Note|OlderVersionNote|UnpublishedNote|Versions|bibtex|citation-text|cited-work|ris)',
  'src/entities/accession/detail-values',
];

/** The parts of two pages that many come to from elsewhere. */
const DATASET = ['src/entities/dataset/(?:AboutParts|DatasetShell|FileDownload|LocationsPart|json-ld|sections|tabs)'];
const ACCESSION = [
  'src/entities/accession/(?:compare/CompareButton|my-list/(?:AddToMyList|RequestThese)|sections|filter-of-uuids)',
  'src/entities/accession/names/(?:GrinName|ScientificName|scientific-name)',
];

/** What every component of MUI needs: its theme, its styles, and the buttons and surfaces that most are made of. */
const MUI = [
  'src/shared/(?:theme/|mui/(?:style-cache|themed))',
  '@mui/(?:system|utils|styled-engine|private-theming|stylis-plugin-rtl)/',
  '@mui/material/(?:styles|utils|transitions|ButtonBase|Fade|Grow|IconButton|Modal|Paper|Popover|Portal|SvgIcon|Typography)/',
  '@emotion/',
  'node_modules/stylis/',
];

/** What forms and the toolbars of tables are made of: a `TextField` alone brings most of it. */
const CONTROLS = ['@mui/material/(?:Checkbox|FormControlLabel|InputAdornment|ListSubheader|Menu|MenuItem|TextField)/'];

const anyOf = (paths: readonly string[]) => new RegExp(paths.join('|').replaceAll('/', String.raw`[\\/]`));

/**
 * Files for what every page needs: libraries, which change with their releases only, and our own; then for what is needed
 * together. A group takes what its modules import, unless one before it has that.
 */
const groups = [
  { name: 'begin', test: /src[\\/]app[\\/]begin/, tags: ['$initial' as const], priority: 5 },
  { name: 'libraries', test: /node_modules[\\/]|rolldown.runtime/, tags: ['$initial' as const], priority: 4 },
  { name: 'shell', tags: ['$initial' as const], priority: 3 },
  { name: 'parts', test: anyOf(PARTS), priority: 2 },
  { name: 'mui', test: anyOf(MUI), priority: 2 },
  { name: 'controls', test: anyOf(CONTROLS), priority: 1 },
  { name: 'panel', test: anyOf(PANEL), priority: 1 },
  { name: 'lists', test: anyOf(LISTS) },
  { name: 'published', test: anyOf(PUBLISHED), priority: 1 },
  { name: 'pages', test: anyOf(PAGES) },
  { name: 'dataset', test: anyOf(DATASET) },
  { name: 'accession', test: anyOf(ACCESSION) },
];

/** Loaded by every page before its screen. */
const LOADED = /(?:index|libraries)-[^/]*$/;

/**
 * What several screens share is named by its contents alone: the first file lists the names of all, so that a screen's
 * parts are fetched at once, and would be longer by a word each.
 */
const chunkFileNames = ({ name, isDynamicEntry }: { name: string; isDynamicEntry: boolean }) =>
  isDynamicEntry || groups.some((group) => group.name === name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js';

export default defineConfig(({ mode }) => {
  const environment = loadEnv(mode, process.cwd(), '');
  const defaults = Object.fromEntries(
    configNames.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  );
  const shared = {
    resolve: { alias: { '@': pathOf('src') } },
    define: { __VERSION__: JSON.stringify(version), __DEFAULTS__: JSON.stringify(defaults) },
  };
  return {
    ...shared,
    plugins: [
      react(),
      localeAssets(),
      licences(),
      styleSheet(shared),
      pages(mode, { ...shared, plugins: [react(), localeAssets()] }),
    ],
    html: { cspNonce: '__CSP_NONCE__' },
    build: {
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      // Nothing is inlined: the content security policy allows no data: addresses but for pictures.
      assetsInlineLimit: 0,
      license: { fileName: LICENCES },
      modulePreload: {
        resolveDependencies: (_, needed, { hostType }) =>
          hostType === 'html' ? needed : needed.filter((file) => !LOADED.test(file)),
      },
      rolldownOptions: { output: { codeSplitting: { groups }, chunkFileNames } },
    },
  };
});
