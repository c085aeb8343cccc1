/** The colours of both schemes. Text on `background` and `tint` has a contrast of at least 4.5:1 in each. */
export const LIGHT = {
  primary: { main: '#55631f', dark: '#38421a', light: '#6e7f29', contrastText: '#ffffff' },
  secondary: { main: '#e7b300', dark: '#c99c00', light: '#f0c93a', contrastText: '#22261c' },
  error: { main: '#a1291c' },
  warning: { main: '#8a5a00' },
  info: { main: '#2c5f74' },
  success: { main: '#3f6b1f' },
  background: { default: '#fcfcf9', paper: '#ffffff' },
  text: { primary: '#22261c', secondary: '#5d6455' },
  divider: '#dfe2d4',
  /** Quiet surfaces: chips, selected rows, code. */
  tint: '#f1f3e6',
  /** Lines of fields and buttons at rest: 3:1 against the background. */
  controlLine: '#8c937f',
  /** Bars of counts behind text. */
  meter: '#cfd6ad',
  /** Of the active tab and of badges only. */
  highlight: '#e7b300',
  /** What floats above everything, in both schemes darker than it. */
  deep: { main: '#38421a', contrastText: '#ffffff' },
};

export const DARK: typeof LIGHT = {
  primary: { main: '#b7c77a', dark: '#cfdb9f', light: '#93a653', contrastText: '#181b11' },
  secondary: { main: '#e7b300', dark: '#f0c93a', light: '#c99c00', contrastText: '#181b11' },
  error: { main: '#f0998c' },
  warning: { main: '#e3b566' },
  info: { main: '#8ec3da' },
  success: { main: '#a5cc83' },
  background: { default: '#15180f', paper: '#1c2015' },
  text: { primary: '#eceee4', secondary: '#a9b09c' },
  divider: '#343a29',
  tint: '#272d1c',
  controlLine: '#747c66',
  meter: '#4c572a',
  highlight: '#e7b300',
  deep: { main: '#d9e2b4', contrastText: '#1b1f12' },
};
