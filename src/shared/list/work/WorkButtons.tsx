import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import { Link } from '@/shared/ui/controls/Link';
import { useText } from '@/shared/ui/text/use-text';

interface Props {
  create: { label: string; to: string } | undefined;
  choosing: boolean;
  /** Absent where rows are not chosen by a button. */
  onChoose: (() => void) | undefined;
}

/** On the lists of what people write: something new, and the choice of rows turned on and off. */
export default function WorkButtons({ create, choosing, onChoose }: Props) {
  const { t } = useTranslation('ui');
  const text = useText(create?.label.split(':')[0] ?? 'ui');
  return (
    <>
      {create && (
        <Button variant="contained" component={Link} to={create.to}>
          {text(create.label)}
        </Button>
      )}
      {onChoose && (
        <Button variant={choosing ? 'contained' : 'outlined'} aria-pressed={choosing} onClick={onChoose}>
          {t('list.choose')}
        </Button>
      )}
    </>
  );
}
