import { useState, type ReactNode } from 'react';
import { FileButton, type FileChoice } from './FileButton';
import styles from './FileDrop.module.css';

interface Props extends FileChoice {
  button: ReactNode;
  /** What stands beside the button: what may be dropped, and how much. */
  children: ReactNode;
}

/** An area that takes files: dropped on it, as many as somebody drops, or chosen by its button. */
export function FileDrop({ button, children, ...choice }: Props) {
  const [isOver, setOver] = useState(false);
  const { disabled, onFiles } = choice;
  return (
    <div
      className={styles.area}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const files = [...event.dataTransfer.files];
        // Text that is dragged goes into a box inside.
        if (files.length === 0) return;
        event.preventDefault();
        if (!disabled) onFiles(files);
      }}
    >
      <FileButton {...choice}>{button}</FileButton>
      {children}
    </div>
  );
}
