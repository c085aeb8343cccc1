import { useTranslation } from 'react-i18next';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { RetryNote } from '@/shared/ui/outcomes/RetryNote';
import type { MembersDifference } from './members-difference';
import styles from './HistoryPart.module.css';

/** What came into a list and what went, the first of them by name. */
export function MembersGroups({ difference }: { difference: MembersDifference }) {
  const { t } = useTranslation(['publishing', 'ui']);
  const { number } = useFormat();
  const { groups, isReordered, failed, retry } = difference;
  return (
    <>
      {failed && <RetryNote text={t('review.membersFailed')} label={t('ui:actions.retry')} onRetry={retry} />}
      {groups.map(({ name, total, rows, all }) => {
        const more = total - rows.length;
        const rest = t('review.more', { count: more, shown: number(more) });
        return (
          <div key={name}>
            <p>{t(`review.${name}`, { count: total, shown: number(total) })}</p>
            <ul className={styles.plain}>
              {rows.map(({ uuid, label, to }) => (
                <li key={uuid} dir="auto">
                  <RouteLink to={to}>{label}</RouteLink>
                </li>
              ))}
              {more > 0 && <li>{all ? <RouteLink to={all}>{rest}</RouteLink> : rest}</li>}
            </ul>
          </div>
        );
      })}
      {isReordered && <p>{t('review.reordered')}</p>}
    </>
  );
}
