import { createTheme, type Theme } from '@mui/material/styles';
import { HEADER_HEIGHT, HEADER_HEIGHT_SMALL } from '@/contract/constants';
import './theme-types';
import { DARK, LIGHT } from './theme-palette';

export type { Theme };

// Which they are `variables.css` says.
const TEXT = 'var(--font-text)';
const DISPLAY = 'var(--font-display)';

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
      fontWeightBold: 600,
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
      MuiDialogTitle: {
        styleOverrides: { root: ({ theme }) => ({ ...heading('1.25rem'), padding: theme.spacing(2.25, 3) }) },
      },
      // Buttons end where the text above them ends.
      MuiDialogActions: { styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(1.5, 3) }) } },
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiPaper: {
        defaultProps: { elevation: 0 },
        // In the dark what floats would turn grey, and bars and hairlines would be lost on it.
        styleOverrides: { root: { backgroundImage: 'none' } },
      },
      MuiStack: {
        // A margin after each sibling restyles all that stands in all of them when one comes or goes.
        defaultProps: { useFlexGap: true },
        styleOverrides: {
          root: ({ ownerState }) => (ownerState.spacing ? { '& > :not(style):not(style)': { margin: 0 } } : {}),
        },
      },
    },
  });
