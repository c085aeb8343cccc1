import { Suspense, useId, type FormEvent, type ReactNode } from 'react';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@/shared/mui/Dialog';

interface Props {
  title: string;
  onClose: () => void;
  /** With it the dialog is a form: Enter does what its last button does. */
  onSubmit?: () => void;
  actions: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

/** A dialog with a title and buttons; the first button with `autoFocus` has the focus. */
export function DialogBox({ title, onClose, onSubmit, actions, wide, children }: Props) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  const parts = (
    <>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', overflowWrap: 'anywhere', '& p': { m: 0 } }}>
        {/* A part whose texts are still fetched must not hide the dialog, and let go of the focus. */}
        <Suspense>{children}</Suspense>
      </DialogContent>
      <DialogActions>{actions}</DialogActions>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      // A form that the dialog was opened from, which React tells of forms in it too, is another one.
      onSubmit={(event) => event.stopPropagation()}
      aria-labelledby={id}
      fullWidth
      maxWidth={wide ? 'md' : 'sm'}
    >
      {onSubmit ? (
        <form noValidate onSubmit={submit} style={{ display: 'contents' }}>
          {parts}
        </form>
      ) : (
        parts
      )}
    </Dialog>
  );
}
