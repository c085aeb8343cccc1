import { useMediaQuery } from './use-media-query';

/** Below the medium breakpoint of the theme: cards in place of tables, filters in a drawer. Known at the first render. */
export const useSmallScreen = (): boolean => useMediaQuery('(max-width:899.95px)');
