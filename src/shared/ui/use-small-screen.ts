import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

/** Below the medium breakpoint: cards in place of tables, filters in a drawer. Known at the first render. */
export function useSmallScreen(): boolean {
  return useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
}
