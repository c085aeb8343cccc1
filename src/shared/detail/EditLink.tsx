import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/controls/Button';
import { RouteLink } from '@/shared/ui/controls/RouteLink';

interface Props {
  to: string;
  /** What is begun there, where there is nothing to edit yet. */
  begins?: 'article';
}

/** Leads from the page of an item to its editor. */
export default function EditLink({ to, begins }: Props) {
  const { t } = useTranslation('editor');
  return (
    <Button variant="outlined" component={RouteLink} to={to} style={{ marginBlockEnd: 16 }}>
      {t(begins ? `begin.${begins}` : 'edit')}
    </Button>
  );
}
