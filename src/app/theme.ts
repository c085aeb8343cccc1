import { createTheme, type Theme } from '@mui/material/styles';
import { HEADER_HEIGHT, HEADER_HEIGHT_SMALL } from '@/contract/constants';
import '@/shared/ui/theme-types';
import { nonce } from './nonce';
import { DARK, LIGHT } from './theme-palette';

declare module '@mui/material/styles' {
  interface Palette {
    /** What floats above a page: the snackbar, bars for a selection, notices. */
    deep: { main: string; contrastText: string };
  }
  interface PaletteOptions {
    deep?: { main: string; contrastText: string };
  }
}

const TEXT = '"Open Sans", system-ui, -apple-system, "Segoe UI", "Noto Sans Arabic", "Noto Sans CJK JP", sans-serif';
const DISPLAY = '"Bitter", "Open Sans", Georgia, "Noto Naskh Arabic", "Noto Serif CJK JP", serif';

const heading = (size: string, lineHeight = 1.25) => ({
  fontFamily: DISPLAY,
  fontWeight: 600,
  fontSize: size,
  lineHeight,
  letterSpacing: '-0.015em',
});

/** Colours, type and shapes of the portal; light or dark by the system's preference, through CSS variables. */
export const makeTheme = (direction: 'ltr' | 'rtl'): Theme =>
  createTheme({
    direction,
    cssVariables: true,
    colorSchemes: { light: { palette: LIGHT }, dark: { palette: DARK } },
    shape: { borderRadius: 6 },
    mixins: { toolbar: { minHeight: HEADER_HEIGHT_SMALL, '@media (min-width:600px)': { minHeight: HEADER_HEIGHT } } },
    typography: {
      fontFamily: TEXT,
      fontSize: 14,
      fontWeightMedium: 600,
      body1: { fontSize: '0.875rem', lineHeight: 1.5 },
      body2: { fontSize: '0.8125rem', lineHeight: 1.5 },
      button: { fontWeight: 600, textTransform: 'none' },
      h1: heading('1.75rem'),
      h2: heading('1.25rem'),
      h3: heading('1.0625rem'),
      h4: heading('0.9375rem'),
      h5: heading('0.875rem'),
      h6: heading('0.875rem'),
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: (theme) => ({
          body: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
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
          // Text of another direction reads its own way but begins where the page does; mirrored for right-to-left.
          ':where([dir="auto"])': { textAlign: 'left' },
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
            '.MuiButton-root, .MuiIconButton-root, .MuiChip-deleteIcon': { display: 'none !important' },
          },
        }),
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: { fontSize: '0.8125rem' },
          outlined: ({ theme }) => ({
            color: theme.vars.palette.text.primary,
            borderColor: theme.vars.palette.divider,
            backgroundColor: theme.vars.palette.background.paper,
            '&:hover': { borderColor: theme.vars.palette.controlLine, backgroundColor: theme.vars.palette.tint },
          }),
        },
      },
      MuiChip: {
        styleOverrides: {
          root: ({ theme }) => ({
            height: 'auto',
            minHeight: 30,
            maxWidth: '100%',
            backgroundColor: theme.vars.palette.tint,
            '&:hover, &:focus-visible': { backgroundColor: theme.vars.palette.divider },
          }),
          label: { paddingBlock: 4, whiteSpace: 'normal', textAlign: 'start' },
          deleteIcon: ({ theme }) => ({
            fontSize: '1rem',
            color: theme.vars.palette.text.secondary,
            '&:hover': { color: theme.vars.palette.text.primary },
          }),
        },
      },
      MuiDialogTitle: {
        styleOverrides: { root: ({ theme }) => ({ ...heading('1.25rem'), padding: theme.spacing(2.25, 3) }) },
      },
      // Buttons end where the text above them ends.
      MuiDialogActions: { styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(1.5, 3) }) } },
      // In the dark its ground hardly differs from the page's.
      MuiAlert: { styleOverrides: { root: { border: '1px solid color-mix(in srgb, currentcolor 20%, transparent)' } } },
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiPaper: {
        defaultProps: { elevation: 0 },
        // In the dark what floats would turn grey, and bars and hairlines would be lost on it.
        styleOverrides: { root: { backgroundImage: 'none' } },
      },
      // The grid renders a style element of its own, which the content security policy must know.
      MuiDataGrid: { defaultProps: { nonce: nonce() } },
    },
  });
