import { useTranslation } from 'react-i18next';
import { DialogButton } from '@/shared/ui/controls/DialogButton';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import type MatchDialogPart from './MatchDialog';

const MatchDialog = lazyPart<typeof MatchDialogPart>(() => import('./MatchDialog'));

/** Opens the box that takes pasted numbers. Nothing but the button is loaded before. */
export function MatchButton() {
  const { t } = useTranslation('accession');
  return <DialogButton label={t('actions.match')}>{(close) => <MatchDialog onClose={close} />}</DialogButton>;
}
