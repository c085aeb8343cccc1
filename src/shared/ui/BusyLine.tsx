import { styled } from './styled';

const Track = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 3,
  overflow: 'hidden',
  '& > span': {
    position: 'absolute',
    insetBlock: 0,
    width: '30%',
    backgroundColor: theme.vars.palette.primary.main,
    animation: 'busy-line 1.2s ease-in-out infinite',
  },
  '@keyframes busy-line': { from: { insetInlineStart: '-30%' }, to: { insetInlineStart: '100%' } },
  '@media (prefers-reduced-motion: reduce)': { '& > span': { width: '100%', opacity: 0.5, animation: 'none' } },
}));

/** A line above what is shown while something newer is fetched; its room is there always, so that nothing moves. */
export function BusyLine({ busy }: { busy: boolean }) {
  return <Track aria-hidden="true">{busy && <span />}</Track>;
}
