/** What an address shows before its scripts have come, in one language: drawn by the build, sent by the servers. */
export interface FirstPage {
  /** One of `firstPageNames`, or `OTHER_PAGE`. */
  name: string;
  language: string;
  direction: 'ltr' | 'rtl';
  title: string;
  css: string;
  html: string;
}

/** The rows of the routes that have a first page of their own. */
export const firstPageNames = ['welcome', 'accessions', 'accession', 'dataset'] as const;

/** What all others begin with: the header over an empty page. */
export const OTHER_PAGE = 'other';

/** Where the build leaves them, below its folder; pages themselves, they have no address. */
export const FIRST_PAGES_FOLDER = 'pages';

export const firstPageFile = ({ name, language }: Pick<FirstPage, 'name' | 'language'>) =>
  `${FIRST_PAGES_FOLDER}/${name}.${language}.html`;
