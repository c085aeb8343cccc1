import { openableList } from '@/entities/accession/catalogue/openable-list';
import { call, type Call } from '@/shared/api/call';
import { listOf } from '@/shared/list/list-of';
import { firstPage } from '@/shared/list/first-page';
import type { firstScreens } from '../first-screens';

interface Asked {
  /** In every window, */
  always: readonly Call[];
  /** and in a wide one besides. */
  wide?: readonly Call[];
}

const info = call('GET /info', {});
const crops = call('GET /crop', {});
const { query: accessions } = listOf('accessionList', 'POST /acn/filter');

/**
 * What each of the first screens asks of the API first, of an item of this UUID: the page asks it before its scripts are
 * there. `first-asked.test.tsx` holds it against what they ask.
 */
export const firstAsked = (uuid: string): Readonly<Record<keyof typeof firstScreens, Asked>> => ({
  welcome: { always: [info, crops, accessions({ p: 0, l: 1 })] },
  accessions: {
    always: [info, accessions(firstPage(openableList))],
    wide: [crops],
  },
  accession: { always: [info, call('GET /acn/details/:uuid', { params: { uuid } })] },
  dataset: { always: [info, call('GET /dataset/:uuid', { params: { uuid } })] },
});
