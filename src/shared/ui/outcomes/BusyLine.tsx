import { styled } from '../styled';

const Track = styled('div')(({ theme }) => ({
  height: 3,
  overflow: 'hidden',
  '& > span': {
    display: 'block',
    width: '30%',
    height: '100%',
    backgroundColor: theme.vars.palette.primary.main,
    transform: 'translateX(-100%)',
  },
  // Not beside a first result that is about to come (`app/begin.ts`).
  '@media (prefers-reduced-motion: no-preference)': {
    ':root[data-late] & > span': { animation: 'busy-line 1.2s ease-in-out infinite' },
  },
  // A browser moves it without laying the page out anew, but knows no beginning of a line.
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
  '@keyframes busy-line': { to: { transform: `translateX(${100 / 0.3}%)` } },
  '@media (prefers-reduced-motion: reduce)': { '& > span': { width: '100%', opacity: 0.5, transform: 'none' } },
}));

/** A line above what is shown while something newer is fetched; its room is there always, so that nothing moves. */
export function BusyLine({ busy }: { busy: boolean }) {
  return <Track aria-hidden="true">{busy && <span />}</Track>;
}
