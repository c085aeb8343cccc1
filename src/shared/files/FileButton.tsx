import { useRef, type ReactNode } from 'react';
import { Button } from '@/shared/ui/controls/Button';

export interface FileChoice {
  /** Names the input. */
  label: string;
  /** Names the button where its text says too little. */
  'aria-label'?: string;
  /** Endings such as `.csv`, with commas between them; nothing: any file. */
  accept?: string | undefined;
  multiple?: boolean;
  variant?: 'outlined' | 'contained';
  startIcon?: ReactNode;
  disabled?: boolean;
  /** Hears at least one file. */
  onFiles: (files: readonly File[]) => void;
}

interface Props extends FileChoice {
  children: ReactNode;
}

/** A button of ours in place of the browser's, which speaks the browser's language and cannot be styled. */
export function FileButton({ label, accept, multiple, onFiles, children, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outlined" {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
