import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import { Link } from '@/shared/ui/controls/Link';
import { href } from '@/routes/href';
import { Outcome } from '@/shared/ui/outcomes/Outcome';

/** A list of nothing says how something comes into it. */
export function EmptyList() {
  const { t } = useTranslation('my-list');
  return (
    <Outcome title={t('empty.title')} text={t('empty.text')}>
      <Button variant="contained" component={Link} to={href('accessions')}>
        {t('empty.browse')}
      </Button>
    </Outcome>
  );
}
