import { styled } from '../styled';

const Track = styled('div')(({ theme }) => ({
  flex: 1,
  height: 10,
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: 99,
  backgroundColor: theme.vars.palette.divider,
  '& > div': { height: '100%', backgroundColor: theme.vars.palette.primary.light },
  '@media (forced-colors: active)': { border: '1px solid', '& > div': { backgroundColor: 'Highlight' } },
}));

/** A value between 0 and `max` as a bar; the element `meter` cannot be coloured alike in all browsers. */
export function Meter({ value, max, label }: { value: number; max: number; label: string }) {
  return (
    <Track role="meter" aria-label={label} aria-valuemin={0} aria-valuemax={max} aria-valuenow={value}>
      <div style={{ width: `${(100 * value) / max}%` }} />
    </Track>
  );
}
