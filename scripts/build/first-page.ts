import type { FirstCall } from '../../src/app/start/first-calls';

/** What an address shows before its scripts have come, in one language: drawn by the build, sent by the servers. */
export interface FirstPage {
  name: (typeof firstPageNames)[number] | typeof OTHER_PAGE;
  language: string;
  direction: 'ltr' | 'rtl';
  title: string;
  brand: string;
  /** Of the portal. */
  description: string;
  /** Of this page alone, beside the style sheets of its files. */
  css: string;
  html: string;
  /** What its screen asks of the API; `{uuid}` stands for the item's. */
  calls: readonly FirstCall[];
}

/** The rows of the routes that have a first page of their own. */
export const firstPageNames = ['welcome', 'accessions', 'accession', 'dataset'] as const;

/** Pixels from which on the window is a wide one: the medium breakpoint of the theme. */
export const WIDE = 900;

/** The UUID of an item that there is not. */
export const NO_ITEM = '00000000-0000-4000-8000-000000000000';

/** What all others begin with: the header over an empty page. */
export const OTHER_PAGE = 'other';

/** The namespaces that they are drawn from: one file for each of them and each language. */
export const FIRST_TEXTS: Readonly<Record<string, readonly string[]>> = {
  welcome: ['common', 'nav', 'welcome'],
  accessions: ['common', 'nav', 'ui', 'accession', 'country'],
  accession: ['common', 'nav', 'ui', 'accession', 'country', 'publication'],
  dataset: ['common', 'nav', 'ui', 'dataset', 'publication', 'related', 'accession'],
  [OTHER_PAGE]: ['common', 'nav'],
};

/** Where the build leaves them, below its folder; pages themselves, they have no address. */
export const FIRST_PAGES_FOLDER = 'pages';

export const firstPageFile = ({ name, language }: Pick<FirstPage, 'name' | 'language'>) =>
  `${FIRST_PAGES_FOLDER}/${name}.${language}.html`;
