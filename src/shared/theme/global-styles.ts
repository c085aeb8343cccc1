import type { CSSObject, Theme } from '@mui/material/styles';
import { globalSheet } from './css-of';
import { fallbackFaces } from './fallback-fonts';
import { DISPLAY } from './theme';

/** For every element. MUI's components count on boxes with their borders. */
const rules = (theme: Theme): CSSObject => ({
  html: {
    boxSizing: 'border-box',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    WebkitTextSizeAdjust: '100%',
  },
  '*, *::before, *::after': { boxSizing: 'inherit' },
  ':root': { colorScheme: 'light' },
  '@media (prefers-color-scheme: dark)': { ':root': { colorScheme: 'dark' } },
  'strong, b, th': { fontWeight: 600 },
  body: {
    margin: 0,
    fontFamily: theme.typography.fontFamily,
    ...theme.typography.body1,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.default,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    '&::backdrop': { backgroundColor: theme.vars.palette.background.default },
  },
  'h1,h2,h3,h4': { fontFamily: DISPLAY, fontWeight: 600, letterSpacing: '-0.015em', lineHeight: 1.25 },
  ':where(a)': { color: theme.vars.palette.primary.main },
  // What folds lies in a part of the browser's own, which the baseline does not reach: inputs would stick out.
  'details::details-content': { boxSizing: 'inherit' },
  '.link': { color: theme.vars.palette.primary.main, textDecoration: 'none' },
  '.link-always, .link-hover:hover': { textDecoration: 'underline' },
  '.link-strong': { fontWeight: 600 },
  ':focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  // Headings and messages take the focus for those who hear them; nobody needs to see that.
  'main:focus-visible, :is(h1, h2, h3, [role=alert], [role=status]):focus-visible': { outline: 'none' },
  // Text of another direction reads its own way but begins where the page does.
  ':where([dir="auto"])': { textAlign: 'left' },
  ':where([dir="rtl"] [dir="auto"])': { textAlign: 'right' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
  // Nothing can be clicked on paper.
  '@media print': {
    body: { backgroundColor: '#fff' },
    '.button, .MuiIconButton-root': { display: 'none !important' },
    // Nor ticked: those in lists say what was chosen, not what is.
    'td > input[type="checkbox"], li > input[type="checkbox"], .MuiCheckbox-root, .MuiDataGrid-checkboxInput': {
      display: 'none !important',
    },
  },
});

/** The variables of the theme in both schemes, and what holds for the whole document. */
export const globalStyles = (theme: Theme): string =>
  fallbackFaces() +
  [...theme.generateStyleSheets(), rules(theme)].map((rule) => globalSheet(rule as CSSObject)).join('');
