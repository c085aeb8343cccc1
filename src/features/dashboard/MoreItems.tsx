import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { rowOf } from '@/routes/routes';
import { RouteLink } from '@/shared/ui/RouteLink';
import { useFormat } from '@/shared/ui/use-format';
import type { Items } from './api';
import { kindOf } from './kinds';

/** Where there are more than are shown: how many, and the lists of the catalogue that have them all. */
export function MoreItems({ items: { rows, found, total } }: { items: Items }) {
  const { t } = useTranslation(['dashboard', 'nav']);
  const { number } = useFormat();
  if (total <= rows.length) return null;
  const lists = found.flatMap(({ kind, total: count, filterCode }) => {
    const { list } = kindOf(kind);
    return list && count > 0 && filterCode ? [{ list, count, filterCode }] : [];
  });
  return (
    <>
      <p>{t('more', { shown: number(rows.length), total: number(total) })}</p>
      <ul>
        {lists.map(({ list, count, filterCode }) => (
          <li key={list}>
            <RouteLink to={href(list, { filterCode })} underline="always">
              {t('counted', { name: t(rowOf(list).titleKey), number: number(count) })}
            </RouteLink>
          </li>
        ))}
      </ul>
    </>
  );
}
