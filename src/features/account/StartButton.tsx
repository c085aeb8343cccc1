import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import { Link } from '@/shared/ui/controls/Link';
import { href } from '@/routes/href';

/** Where one goes on when nothing is left to do. */
export function StartButton() {
  const { t } = useTranslation('account');
  return (
    <Button variant="contained" size="large" component={Link} to={href('welcome')}>
      {t('ways.start')}
    </Button>
  );
}
