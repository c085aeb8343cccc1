import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { href } from '@/routes/href';
import { rowOf } from '@/routes/routes';
import { mayAdminister } from '@/session/policies';
import { useSession } from '@/session/use-session';
import { asFailure } from '@/shared/api/failure';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { ListSkeleton } from '@/shared/list/screen/ListSkeleton';
import { Rows } from '@/shared/list/screen/Rows';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Outcome } from '@/shared/ui/outcomes/Outcome';
import { RetryNote } from '@/shared/ui/outcomes/RetryNote';
import { Button } from '@/shared/ui/controls/Button';
import { Link } from '@/shared/ui/controls/Link';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { useSmallScreen } from '@/shared/ui/layout/use-small-screen';
import { itemsToAskAgain, type Items } from './api';
import { itemRows } from './item-rows';
import { tabOf, type ItemsTab } from './items-tabs';
import { listRowOf, pageOf } from './kinds';
import { useItems, WHOSE, type Whose } from './use-items';
import styles from './ItemsList.module.css';

/** Where there are more than are shown: how many, and the lists that have them all. */
function MoreItems({ items: { rows, found, total } }: { items: Items }) {
  const { t } = useTranslation(['dashboard', 'nav']);
  const { number } = useFormat();
  if (total <= rows.length) return null;
  const lists = found.flatMap(({ kind, total: count, filterCode }) => {
    return count > 0 && filterCode ? [{ list: listRowOf(kind), count, filterCode }] : [];
  });
  return (
    <>
      <p>{t('more', { shown: number(rows.length), total: number(total) })}</p>
      <ul>
        {lists.map(({ list, count, filterCode }) => (
          <li key={list}>
            <RouteLink to={href(list, { filterCode })} underline="always">
              {t('counted', { name: t(rowOf(list).menuKey ?? rowOf(list).titleKey), number: number(count) })}
            </RouteLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Leads to the items of this person, and to those of everybody. */
function WhoseLinks({ tab, whose, mine }: { tab: ItemsTab; whose: Whose; mine: number }) {
  const { t } = useTranslation(['dashboard', 'publication']);
  const { number } = useFormat();
  const labels = {
    mine: t('counted', { name: t('publication:parts.mine'), number: number(mine) }),
    all: t('publication:parts.all'),
  };
  return (
    <nav aria-label={t('whose.label')} className={styles.whose}>
      {WHOSE.map((each) => (
        <Button
          key={each}
          size="small"
          variant={each === whose ? 'contained' : 'outlined'}
          component={Link}
          to={`${href('dashboard', { tab })}?whose=${each}`}
          aria-current={each === whose ? 'page' : undefined}
        >
          {labels[each]}
        </Button>
      ))}
    </nav>
  );
}

/** The items of a tab: of this person first, where there are any and they are not asked to decide of all. */
export function ItemsList({ tab }: { tab: ItemsTab }) {
  const [search] = useSearchParams();
  const decides = mayAdminister(useSession()) && tab === 'reviews';
  const { currentData: own, error } = useItems(tab, { whose: 'mine' });
  const asked = WHOSE.find((each) => each === search.get('whose'));
  const small = useSmallScreen();
  if (!own && error === undefined) return <ListSkeleton small={small} />;
  const mine = own?.total ?? 0;
  const whose = asked ?? (mine > 0 && !decides ? 'mine' : 'all');
  return (
    <>
      {mine > 0 && <WhoseLinks tab={tab} whose={whose} mine={mine} />}
      <ItemsShown key={whose} tab={tab} whose={whose} />
    </>
  );
}

/** Items as they come: waiting, failed wholly or in part, none, or a table. */
function ItemsShown({ tab, whose }: { tab: ItemsTab; whose: Whose }) {
  const { t } = useTranslation(['dashboard', 'nav', 'ui']);
  const { list } = useFormat();
  const { currentData: items, error, isFetching } = useItems(tab, { whose });
  const small = useSmallScreen();
  const dispatch = useApiDispatch();
  const retry = () => void dispatch(itemsToAskAgain());
  if (!items && error !== undefined && !isFetching) return <FailureOutcome failure={asFailure(error)} retry={retry} />;
  if (!items) return <ListSkeleton small={small} />;
  const { rows, failed } = items;
  const kinds = list(failed.map((kind) => t(rowOf(pageOf(kind)).titleKey)));
  return (
    <>
      {failed.length > 0 && <RetryNote text={t('partly', { kinds })} label={t('ui:actions.retry')} onRetry={retry} />}
      {rows.length > 0 && <Rows definition={itemRows} label={t(`tabs.${tab}`)} rows={rows} small={small} />}
      {rows.length === 0 && failed.length === 0 && (
        <Outcome title={t(`none.${tab}.title`)} text={t(`none.${tab}.text`)} />
      )}
      {tabOf(tab).counted && <MoreItems items={items} />}
    </>
  );
}
