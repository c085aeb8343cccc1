import { useId } from 'react';
import { styled } from '@/shared/ui/styled';
import { useTranslation } from 'react-i18next';
import type { Publishable, Version } from '@/contract/publication';
import { Card } from '@/shared/ui/layout/Card';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';

const List = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: theme.spacing(0.5),
  '& .more': { color: theme.vars.palette.text.secondary },
}));

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
      <List>
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
              <bdi className="more">{more.filter(Boolean).join(' · ')}</bdi>
            </li>
          );
        })}
      </List>
    </Card>
  );
}
