/** A button that looks like the text it stands in: the reset, before what its place gives it. */
export const BARE_BUTTON = {
  appearance: 'none',
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
} as const;
