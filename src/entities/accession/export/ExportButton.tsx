import { Suspense, useState } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { useLoadedText } from '@/shared/ui/text/use-loaded-text';
import type { ExportOrder } from './export-plan';
import type ExportDialogPart from './ExportDialog';

const ExportDialog = lazyPart<typeof ExportDialogPart>(() => import('./ExportDialog'));

export interface ExportProps {
  filter: AccessionFilter;
  /** The settled code of that filter; without one the filter itself is sent. */
  code: string | undefined;
  /** How many accessions the filter has, as the screen says. */
  total: number;
  /** In which order they stand on the screen. */
  order?: ExportOrder;
}

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
