import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { styled } from '../styled';

/** Pixels between the note, its text and the edge of the window. */
const GAP = 4;

const Note = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  width: 'max-content',
  maxWidth: 'min(420px, calc(100vw - 16px))',
  padding: theme.spacing(0.75, 1.25),
  borderRadius: 6,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.shadows[6],
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
  '@media print': { display: 'none' },
}));

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
    <Note ref={note} dir="auto" aria-hidden="true" data-full-text {...pointer}>
      {text}
    </Note>,
    document.body,
  );
}
