import { Suspense, useState, type ReactNode } from 'react';
import { Button } from './Button';

interface Props {
  label: string;
  /** Drawn while it is open; what is fetched for it is fetched then. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog. */
export function DialogButton({ label, children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && <Suspense>{children(() => setOpen(false))}</Suspense>}
    </>
  );
}
