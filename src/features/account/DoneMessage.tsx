import { useEffect, useRef, type ReactNode } from 'react';

/** What a page says after it did its work: the focus goes there, since what had it is gone. */
export function DoneMessage({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </>
  );
}
