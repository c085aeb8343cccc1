import type { MouseEvent } from 'react';

/** For a button that takes back what it did: the second click of a double click, which many make by habit, does nothing. */
export const oneClick = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};
