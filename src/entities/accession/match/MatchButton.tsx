import { Suspense, useState } from 'react';
import Button from '@mui/material/Button';
import { lazyPart } from '@/shared/ui/lazy-part';
import { useLoadedText } from '@/shared/ui/use-loaded-text';
import type MatchDialogPart from './MatchDialog';

const MatchDialog = lazyPart<typeof MatchDialogPart>(() => import('./MatchDialog'));

/** Opens the box that takes pasted numbers. Nothing but the button is loaded before. */
export function MatchButton() {
  const text = useLoadedText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text('accession:actions.match')}
      </Button>
      {open && (
        <Suspense>
          <MatchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
