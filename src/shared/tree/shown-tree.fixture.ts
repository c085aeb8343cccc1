import { screen } from '@testing-library/react';

/** The names in a tree as it is shown, those below another in brackets. */
export const shown = (list: Element = screen.getByRole('tree')): string =>
  [...list.querySelectorAll('[role=treeitem]')]
    .filter((row) => row.parentElement?.closest('[role=group], [role=tree]') === list)
    .map((row) => {
      const below = row.querySelector('[role=group]');
      return `${row.getAttribute('aria-label')}${below ? `(${shown(below)})` : ''}`;
    })
    .join(' ');
