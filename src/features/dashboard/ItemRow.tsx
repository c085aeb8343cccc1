import { useTranslation } from 'react-i18next';
import { stateName } from '@/entities/publication/state-name';
import { href } from '@/routes/href';
import { rowOf } from '@/routes/routes';
import { Badge } from '@/shared/ui/Badge';
import { Day } from '@/shared/ui/Day';
import { Missing } from '@/shared/ui/Missing';
import { RouteLink } from '@/shared/ui/RouteLink';
import type { Item } from './api';

/** An item, leading to its page. On phones the labels say what the heads of columns say elsewhere. */
export function ItemRow({ item }: { item: Item }) {
  const { t } = useTranslation(['dashboard', 'nav']);
  const { kind, uuid, title, versionTag, state, owner, lastModifiedDate, createdDate } = item;
  const nameOfState = stateName.useName();
  const link = (
    <RouteLink to={href(kind as 'subset', { uuid })} strong>
      <bdi>{title}</bdi>
    </RouteLink>
  );
  return (
    <tr>
      <th scope="row">{link}</th>
      <td>{t(rowOf(kind).titleKey)}</td>
      <td data-label={t('columns.version')}>
        <bdi>{versionTag}</bdi>
      </td>
      <td>
        <Badge>{nameOfState(state)}</Badge>
      </td>
      <td data-label={t('columns.owner')}>
        {owner ? (
          <RouteLink to={href('partner', { uuid: owner.uuid })}>
            <bdi>{owner.shortName}</bdi>
          </RouteLink>
        ) : (
          <Missing />
        )}
      </td>
      <td data-label={t('columns.changed')}>
        <bdi>
          <Day iso={lastModifiedDate ?? createdDate} />
        </bdi>
      </td>
    </tr>
  );
}
