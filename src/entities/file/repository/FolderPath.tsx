import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/controls/RouteLink';

/** The folders above a folder, each leading to itself. */
export function FolderPath({ path }: { path: string }) {
  const { t } = useTranslation('repository');
  const names = path.split('/').filter(Boolean);
  if (names.length === 0) return null;
  return (
    <nav aria-label={t('above')}>
      <RouteLink to={href('repository', { path: '' })}>{t('root')}</RouteLink>
      {names.map((name, at) => {
        const own = `/${names.slice(0, at + 1).join('/')}`;
        return (
          <Fragment key={own}>
            {' / '}
            <RouteLink to={href('repository', { path: own })} {...(own === path && { 'aria-current': 'page' })}>
              <bdi>{name}</bdi>
            </RouteLink>
          </Fragment>
        );
      })}
    </nav>
  );
}
