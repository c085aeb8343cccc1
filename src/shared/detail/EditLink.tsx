import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/controls/Button';
import { RouteLink } from '@/shared/ui/controls/RouteLink';

/** Leads from the page of an item to its editor. */
export default function EditLink({ to }: { to: string }) {
  const { t } = useTranslation('editor');
  return (
    <Button variant="outlined" component={RouteLink} to={to} style={{ marginBlockEnd: 16 }}>
      {t('edit')}
    </Button>
  );
}
