import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { usePageTitle } from '@/routes/hooks/use-page-title';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { Notice } from '../shell/Notice';

/** No page has this address. The server says the same with status 404. */
export function NotFound() {
  const { t } = useTranslation(['common', 'nav']);
  usePageTitle(t('notFound.title'));
  return (
    <Notice>
      <meta name="robots" content="noindex" />
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <p>
        <RouteLink to={href('welcome')}>{t('notFound.start')}</RouteLink>
        {' · '}
        <RouteLink to={href('accessions')}>{t('nav:titles.accessions')}</RouteLink>
      </p>
    </Notice>
  );
}
