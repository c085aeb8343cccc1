import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './FullTextNote.module.css';

/** Pixels between the note, its text and the edge of the window. */
const GAP = 4;

interface Props {
  anchor: HTMLElement;
  text: string;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

/** The text below its place, or above; screen readers read the text itself, which is cut off for the eye alone. */
export default function FullTextNote({ anchor, text, ...pointer }: Props) {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!note.current) return;
    const { style, offsetWidth: width, offsetHeight: height } = note.current;
    const { left, right, top, bottom } = anchor.getBoundingClientRect();
    const start = getComputedStyle(anchor).direction === 'rtl' ? right - width : left;
    const below = bottom + GAP;
    style.left = `${Math.max(GAP, Math.min(start, innerWidth - width - GAP))}px`;
    style.top = `${below + height > innerHeight ? top - GAP - height : below}px`;
  }, [anchor, text]);
  return createPortal(
    <div ref={note} dir="auto" aria-hidden="true" data-full-text {...pointer} className={styles.note}>
      {text}
    </div>,
    document.body,
  );
}
