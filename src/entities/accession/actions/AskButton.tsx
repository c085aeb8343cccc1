import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/controls/Button';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { accessionsPath } from '../catalogue/openable-list';

/** Leads to asking in one's own words, and from there back to the same result. */
export function AskButton({ code }: { code: string | undefined }) {
  const { t } = useTranslation('accession');
  return (
    <Button component={RouteLink} variant="outlined" to={`${accessionsPath(code)}?view=ask`}>
      {t('actions.ask')}
    </Button>
  );
}
