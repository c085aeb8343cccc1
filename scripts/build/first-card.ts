/** The card of a shell: what a link to the portal is shown with where scripts do not run. `PageCard` takes its place. */
import type { FirstPage } from './first-page';

/** Where the server writes the title of the kind of page. */
export const TITLE_MARKER = '__PAGE_TITLE__';
/** Where it writes how it is reached. */
export const ORIGIN_MARKER = '__ORIGIN__';

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** @param base where the portal will stand on its host; without one, whoever sends the file does not know its host */
export function firstCard({ title, brand, description }: FirstPage, base: string | undefined): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': brand,
    'og:title': title,
    'og:description': description,
    ...(base !== undefined && { 'og:image': `${ORIGIN_MARKER}${base}card.png` }),
  };
  const metas = Object.entries(properties).map(
    ([property, content]) => `<meta data-card property="${property}" content="${attribute(content)}">`,
  );
  return `${metas.join('')}<meta data-card name="twitter:card" content="summary_large_image">`;
}
