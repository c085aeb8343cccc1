import type { ReactNode } from 'react';

/** Whether a field has no value to draw. */
export const isNothing = (node: ReactNode): boolean =>
  node === null || node === undefined || node === '' || node === false || (Array.isArray(node) && node.length === 0);
