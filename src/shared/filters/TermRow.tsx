import { styled } from '@mui/material/styles';

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
  '& .name': { overflowWrap: 'anywhere' },
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
  italic?: boolean;
  count?: number;
  countText?: string;
  /** The count that fills the bar. */
  most: number;
  checked: boolean;
  onToggle: () => void;
}

/** One value of a facet: a tick, its name, its count, and the count as a bar. */
export function TermRow({ name, italic, count, countText, most, checked, onToggle }: Props) {
  return (
    <label>
      <input type="checkbox" checked={checked} onChange={onToggle} />
      <span className="name">{italic ? <i>{name}</i> : name}</span>
      <span className="count">{countText}</span>
      {count !== undefined && count > 0 && (
        <span className="bar" style={{ width: `${Math.max(1, (100 * count) / most)}%` }} />
      )}
    </label>
  );
}
