import { Suspense, useState } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { useLoadedText } from '@/shared/ui/text/use-loaded-text';
import type { default as ExportDialogPart, ExportProps } from './ExportDialog';

const ExportDialog = lazyPart<typeof ExportDialogPart>(() => import('./ExportDialog'));

/** Opens what makes a file of a result. Nothing but the button is loaded before. */
export function ExportButton(props: ExportProps) {
  const text = useLoadedText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" disabled={props.total === 0} onClick={() => setOpen(true)}>
        {text('accession:actions.export')}
      </Button>
      {open && (
        <Suspense>
          <ExportDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
