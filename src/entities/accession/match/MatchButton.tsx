import { Suspense, useState } from 'react';
import { Button } from '@/shared/ui/Button';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/shared/ui/lazy-part';
import type MatchDialogPart from './MatchDialog';

const MatchDialog = lazyPart<typeof MatchDialogPart>(() => import('./MatchDialog'));

/** Opens the box that takes pasted numbers. Nothing but the button is loaded before. */
export function MatchButton() {
  const { t } = useTranslation('accession');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('actions.match')}
      </Button>
      {open && (
        <Suspense>
          <MatchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
