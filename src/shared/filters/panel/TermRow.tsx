import { styled } from '@/shared/ui/styled';
import { useFormat } from '@/shared/ui/format/use-format';
import { twoLines } from '@/shared/ui/text/two-lines';

/** Around rows of terms: their look is told once, not by each of them. */
export const TermRows = styled('div')(({ theme }) => ({
  '& > label': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    columnGap: theme.spacing(1),
    alignItems: 'center',
    paddingBlock: 3,
    cursor: 'pointer',
    fontSize: '0.875rem',
  },
  '& input': { accentColor: theme.vars.palette.primary.main, width: 16, height: 16, margin: 0 },
  '& .name': {
    ...twoLines,
    overflowWrap: 'anywhere',
  },
  '& .count': { fontVariantNumeric: 'tabular-nums', color: theme.vars.palette.text.secondary },
  '& .bar': {
    gridColumn: '2 / -1',
    height: 3,
    borderRadius: 2,
    backgroundColor: theme.vars.palette.meter,
    justifySelf: 'start',
  },
  '& label:hover .name': { textDecoration: 'underline' },
}));

interface Props {
  name: string;
  /** The name whole, where a shorter one stands. */
  whole?: string;
  italic?: boolean;
  count?: number;
  /** The count that fills the bar; without it there is none. */
  most?: number;
  checked: boolean;
  onToggle: () => void;
}

/** One value of a facet: a tick, its name, its count, and the count as a bar. */
export function TermRow({ name, whole, italic, count, most, checked, onToggle }: Props) {
  const { number } = useFormat();
  return (
    <label>
      <input type="checkbox" checked={checked} onChange={onToggle} />
      <span className="name" data-full={whole === name ? undefined : whole}>
        {italic ? <i>{name}</i> : name}
      </span>
      <span className="count">{count !== undefined && number(count)}</span>
      {most && count !== undefined && count > 0 && (
        <span className="bar" style={{ width: `${Math.max(1, (100 * count) / most)}%` }} />
      )}
    </label>
  );
}
