import { styled } from '@mui/material/styles';
import { useFormat } from '@/shared/ui/use-format';
import { setColour } from './set-colour';

const Mark = styled('span')({
  display: 'inline-block',
  minWidth: 24,
  paddingInline: 5,
  borderRadius: 12,
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: '24px',
  textAlign: 'center',
  color: '#fff',
  printColorAdjust: 'exact',
});

/** The number of a set in its colour, as on the map. */
export function SetMark({ at }: { at: number }) {
  const { number } = useFormat();
  return <Mark style={{ backgroundColor: setColour(at) }}>{number(at + 1)}</Mark>;
}
