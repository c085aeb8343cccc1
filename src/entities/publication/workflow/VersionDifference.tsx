import { useTranslation } from 'react-i18next';
import { KINDS } from '@/contract/kinds';
import type { Publishable } from '@/contract/publication/publication';
import type { PublicationKind } from '@/contract/publication/workflow';
import { Part } from '@/shared/detail/Part';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { RetryNote } from '@/shared/ui/outcomes/RetryNote';
import { publicationApi } from '../api';
import { viewHref } from '../view-href';
import { ChangeLine } from './ChangeLine';
import { historyLines } from './history-lines';
import { NAMED_LISTS, useMembersDifference } from './members-difference';
import { MembersGroups } from './MembersGroups';
import { versionDifference } from './version-difference';
import styles from './HistoryPart.module.css';

interface Props {
  kind: PublicationKind;
  item: Publishable;
}

/** What readers of the published version before this one will find changed; nothing where there is none. */
export function VersionDifference({ kind, item }: Props) {
  const { t } = useTranslation(['publishing', 'ui']);
  const { itemVersions, publishedItem } = publicationApi.endpoints;
  const { currentData: versions } = itemVersions.useQuery({ kind, uuid: item.uuid });
  const at = versions?.findIndex(({ uuid }) => uuid === item.uuid) ?? -1;
  const older = at < 0 ? undefined : versions?.slice(at + 1).find(({ state }) => state === 'PUBLISHED');
  const before = publishedItem.useQuery({ kind, uuid: older?.uuid ?? '' }, { skip: older === undefined });
  const members = useMembersDifference(kind, before.currentData, item);
  if (!older) return null;
  const differences =
    before.currentData &&
    versionDifference(before.currentData, item).filter(({ property = '' }) => !NAMED_LISTS.has(property));
  const lines = differences && (differences.length > 0 ? historyLines(differences) : []);
  const { groups, isReordered, busy, failed } = members;
  const isSame = lines?.length === 0 && groups.length === 0 && !isReordered && !busy && !failed;
  return (
    <Part title={t('review.difference', { version: older.versionTag })}>
      {before.error !== undefined && !before.currentData && (
        <RetryNote
          text={t('review.differenceFailed')}
          label={t('ui:actions.retry')}
          onRetry={() => void before.refetch()}
        />
      )}
      {isSame && <p>{t('review.same')}</p>}
      {lines && lines.length > 0 && (
        <ul className={styles.plain}>
          {lines.map((line) => (
            <li key={JSON.stringify(line)}>
              <ChangeLine line={line} entity={KINDS[kind].texts} />
            </li>
          ))}
        </ul>
      )}
      <MembersGroups difference={members} />
      <p>
        <RouteLink to={viewHref(kind, older.uuid)} underline="always">
          {t('review.seeVersion', { version: older.versionTag })}
        </RouteLink>
      </p>
    </Part>
  );
}
