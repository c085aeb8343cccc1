import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '@/routes/href';
import { useFormat } from '@/shared/ui/use-format';
import { Outcome } from '@/shared/ui/Outcome';
import { RoleNames } from './RoleNames';

const READERS = ['ROLE_VETTEDUSER', 'ROLE_DIVTREE', 'ROLE_ADMINISTRATOR'] as const;

/** For an account that has no drafts: that there is nothing to wait for, and who has them. */
export function NotYours() {
  const { t } = useTranslation(['dashboard', 'session']);
  const { list } = useFormat();
  const roles = list(READERS.map((role) => t(`session:roles.${role}`)));
  return (
    <Outcome title={t('dashboard:notYours.title')} text={t('dashboard:notYours.text', { roles })}>
      <p>
        <RoleNames />
      </p>
      <Button component={Link} to={href('dashboard')} variant="contained">
        {t('dashboard:notYours.home')}
      </Button>
    </Outcome>
  );
}
