import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/controls/RouteLink';

/** The way back from a form, for whom the question speaks to. */
export function LogInInstead({ question }: { question: string }) {
  const { t } = useTranslation('account');
  return (
    <span>
      {question}{' '}
      <RouteLink to={href('login')} underline="always">
        {t('ways.logIn')}
      </RouteLink>
    </span>
  );
}
