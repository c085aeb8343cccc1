import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession/accession';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { href } from '@/routes/href';
import { aiHost } from '@/shared/api/server-address';
import { useServerInfoQuery } from '@/shared/api/server-info';
import type { EntityListDefinition } from '@/shared/list/definition';
import { useFormat } from '@/shared/ui/format/use-format';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { AccessionActions } from './AccessionActions';
import { AccessionCard } from './AccessionCard';
import { accessionFilters } from './catalogue/filters';
import { openableList } from './catalogue/openable-list';
import { ListSearchBox } from './search/ListSearchBox';

/** What the count is a part of: the whole catalogue, historic records left out as everywhere. */
function AccessionHeadline({ total }: { filter: AccessionFilter | undefined; total: number }) {
  const { t } = useTranslation('accession');
  const { number } = useFormat();
  const { data } = useServerInfoQuery();
  if (!data || data.accessionCount === total) return null;
  return <span>{t('ofAll', { total: number(data.accessionCount) })}</span>;
}

// Needed once a row is chosen.
const AccessionBulk = lazyPart(() => import('./AccessionBulk'));
// Needed once the address has words.
const Understood = lazyPart(() => import('./search/Understood'));
const NoneFound = lazyPart(() => import('./search/NoneFound'));
const CompareBody = lazyPart(() => import('./compare/CompareBody'));
const AskBody = lazyPart(() => import('./ask/AskBody'));

/** Accessions, wherever a list of them stands. */
export const accessionList: EntityListDefinition<Accession, AccessionFilter> = {
  entity: 'accession',
  ...openableList,
  idOf: ({ uuid }) => uuid,
  open: ({ uuid }) => href('accession', { uuid }),
  filters: accessionFilters,
  Card: AccessionCard,
  Headline: AccessionHeadline,
  Bulk: AccessionBulk,
  Actions: AccessionActions,
  words: { Box: ListSearchBox, Understood, NoneFound },
  modes: {
    compare: CompareBody,
    // Whether there is a service is known when the portal opens, after this file was read.
    get ask() {
      return aiHost() === undefined ? undefined : AskBody;
    },
  },
  views: [
    { name: 'list', route: 'accessions' },
    { name: 'overview', route: 'accessionsOverview' },
    { name: 'map', route: 'accessionsMap' },
    { name: 'images', route: 'accessionsImages' },
    { name: 'analogues', route: 'accessionsAnalogues' },
    { name: 'subsetting', route: 'accessionsSubsetting' },
    { name: 'traits', route: 'accessionsTraits', ownActions: true },
  ],
};
