import { styled } from '@/shared/ui/styled';
import { useFormat } from '@/shared/ui/format/use-format';

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
  // Dark colours keep their edge on the dark scheme.
  boxShadow: '0 0 0 1px rgb(255 255 255 / 0.35)',
  printColorAdjust: 'exact',
});

/** A number in a colour on which white can be read, as it stands on the map. */
export function NumberMark({ value, colour }: { value: number; colour: string }) {
  const { number } = useFormat();
  return <Mark style={{ backgroundColor: colour }}>{number(value)}</Mark>;
}
