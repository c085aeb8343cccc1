import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/shared/ui/text/VisuallyHidden';

const CONTENTS = { display: 'contents' };

/** Figures that are short because they are seen beside each other, and the sentence that is read aloud in their place. */
export function ReadAloud({ as, children }: { as: string; children: ReactNode }) {
  return (
    <>
      <VisuallyHidden>{as}</VisuallyHidden>
      <span aria-hidden="true" style={CONTENTS}>
        {children}
      </span>
    </>
  );
}
