import { styled } from '../styled';

const MEASURE = 1180;
const MARGIN = 32;
/** Of what stands within the margins, in pixels. */
export const PAGE_WIDTH = MEASURE - 2 * MARGIN;

/** The measure of a page that is no list. */
export const PageBody = styled('div')(({ theme }) => ({
  maxWidth: MEASURE,
  marginInline: 'auto',
  padding: theme.spacing(2, 2, 6),
  [theme.breakpoints.up('md')]: { padding: `${theme.spacing(3)} ${MARGIN}px ${theme.spacing(8)}` },
}));
