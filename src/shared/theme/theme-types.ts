import '@mui/material/styles';

/** What the theme holds beyond MUI's own: `theme.ts` gives the colours, in both schemes. */
declare module '@mui/material/styles' {
  interface Palette {
    /** Lines of inputs: 3:1 against the paper. */
    controlLine: string;
    /** Bars that stand for a count. */
    meter: string;
    /** Backgrounds of chips and chosen rows. */
    tint: string;
    /** Of the active tab and badges only. */
    highlight: string;
    /** What floats above a page: the snackbar, bars for a selection, notices. */
    deep: { main: string; contrastText: string };
  }
  interface PaletteOptions {
    controlLine?: string;
    meter?: string;
    tint?: string;
    highlight?: string;
    deep?: { main: string; contrastText: string };
  }
  interface CssThemeVariables {
    enabled: true;
  }
}
