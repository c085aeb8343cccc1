import { useTranslation } from 'react-i18next';
import { asksNothing } from '@/shared/filters/criteria/asks-nothing';
import { Card } from '@/shared/ui/layout/Card';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { relatedApi } from './api';
import { RELATED_LISTS, type RelatedFilters, type RelatedName } from './related-lists';
import styles from './Related.module.css';

/** One list, and what of it belongs to the item. */
export type RelatedLink = { [Name in RelatedName]: { name: Name; filter: RelatedFilters[Name] } }[RelatedName];

/** What belongs to crops: `ofCrops(crops, 'subset', 'dataset')`. */
export const ofCrops = (
  crops: string[],
  ...names: ('accession' | 'subset' | 'dataset' | 'descriptorList' | 'citation')[]
): RelatedLink[] =>
  names.map((name) => (name === 'accession' ? { name, filter: { crop: crops } } : { name, filter: { crops } }));

/** What belongs to an item and what it belongs to: counts that lead to the filtered lists. What would ask for everything is left out. */
export function Related({ links }: { links: readonly RelatedLink[] }) {
  const { t } = useTranslation('related');
  return (
    <Card className={styles.framed} aria-labelledby="related">
      <h2 id="related">{t('title')}</h2>
      <ul>
        {links
          .filter(({ filter }) => !asksNothing(filter))
          .map((link) => (
            <RelatedLine key={link.name} {...link} />
          ))}
      </ul>
    </Card>
  );
}

function RelatedLine({ name, filter }: RelatedLink) {
  const { t } = useTranslation(['related', 'ui']);
  const { number } = useFormat();
  const { data, isError, refetch } = relatedApi.endpoints.relatedCount.useQuery({ name, filter });
  if (isError) {
    return (
      <li>
        {t('failed', { what: t(`names.${name}`) })}{' '}
        <button type="button" onClick={() => void refetch()}>
          {t('ui:actions.retry')}
        </button>
      </li>
    );
  }
  // Still being counted: there may be nothing to tell, so nothing is shown yet.
  if (!data) return <li hidden aria-busy="true" />;
  if (data.count === 0) return null;
  const shown = number(data.count);
  return (
    <li>
      <RouteLink to={RELATED_LISTS[name].path(data.filterCode)}>
        {t(`links.${name}`, { count: data.count, shown })}
      </RouteLink>
    </li>
  );
}
