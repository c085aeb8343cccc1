import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Publishable, Version } from '@/contract/publication/publication';
import { Card } from '@/shared/ui/layout/Card';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import styles from './Versions.module.css';

interface Props {
  item: Publishable;
  versions: readonly Version[];
  /** The address of a version's page. */
  to: (uuid: string) => string;
}

/** All versions of an item, the newest first; nothing where there is but this one. */
export function Versions({ item, versions, to }: Props) {
  const { t } = useTranslation('publication');
  const { day } = useFormat();
  const id = useId();
  if (versions.length < 2) return null;
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>{t('versions')}</h2>
      <ol className={styles.list}>
        {versions.map(({ uuid, versionTag, state, current, lastModifiedDate }) => {
          const name = t('versionOf', { version: versionTag });
          const more = [
            lastModifiedDate && day(lastModifiedDate),
            state !== 'PUBLISHED' && t(`states.${state}`),
            current && t('current'),
          ];
          return (
            <li key={uuid}>
              {uuid === item.uuid ? (
                <strong aria-current="true">
                  <bdi>{name}</bdi>
                </strong>
              ) : (
                <RouteLink to={to(uuid)} underline="always">
                  <bdi>{name}</bdi>
                </RouteLink>
              )}{' '}
              <bdi className={styles.more}>{more.filter(Boolean).join(' · ')}</bdi>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
