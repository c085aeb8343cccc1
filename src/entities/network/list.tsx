import { useTranslation } from 'react-i18next';
import type { Network, NetworkFilter } from '@/contract/reference/network';
import { useCountryName } from '@/entities/names/use-country-name';
import { instituteNames } from '@/entities/names/use-institute-name';
import { href } from '@/routes/href';
import { NewLink } from '@/session/NewLink';
import { figureColumn, nameColumn, textColumn } from '@/shared/list/columns';
import type { CardProps, EntityListDefinition } from '@/shared/list/definition';
import { Figure } from '@/shared/ui/text/Figure';
import { useFormat } from '@/shared/ui/format/use-format';
import { networkApi } from './api';

/** Networks, wherever a list of them stands. */
export const networkList: EntityListDefinition<Network, NetworkFilter> = {
  entity: 'network',
  endpoint: networkApi.endpoints.networkList,
  idOf: ({ shortName }) => shortName,
  open: ({ shortName }) => href('network', { shortName }),
  columns: [
    nameColumn('title', { width: 240, flex: 4 }),
    textColumn('shortName', { usual: true, width: 130, flex: 1 }),
    {
      name: 'countries',
      usual: true,
      align: 'end',
      width: 100,
      cell: ({ countries }) => <Figure value={countries.length} />,
    },
    figureColumn('instituteCount', 110),
    figureColumn('accessionCount', 120),
  ],
  filters: [
    { kind: 'terms', field: 'country', useName: useCountryName },
    { kind: 'terms', field: 'wiewsCodes', ...instituteNames },
  ],
  defaultSort: { sort: 'title', dir: 'ASC' },
  Card: NetworkCard,
  More: () => <NewLink name="newNetwork" entity="network" />,
};

function NetworkCard({ row, name }: CardProps<Network>) {
  const { t } = useTranslation(['institute', 'accession']);
  const { number } = useFormat();
  const { shortName, instituteCount, accessionCount } = row;
  return (
    <>
      {name}
      <div>
        <bdi>{shortName}</bdi>
        {' · '}
        {t('institute:count', { count: instituteCount, shown: number(instituteCount) })}
      </div>
      <div>{t('accession:count', { count: accessionCount, shown: number(accessionCount) })}</div>
    </>
  );
}
