/** A button of a bar on the deep ground, in the bar's own colours; its size belongs to its place. */
export const DEEP_BUTTON = {
  border: '1px solid currentColor',
  borderRadius: 6,
  font: 'inherit',
  fontWeight: 600,
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
} as const;
