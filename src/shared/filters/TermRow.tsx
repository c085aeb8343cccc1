import { styled } from '@mui/material/styles';

const Row = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  columnGap: theme.spacing(1),
  alignItems: 'center',
  paddingBlock: 3,
  cursor: 'pointer',
  fontSize: '0.875rem',
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
  '&:hover .name': { textDecoration: 'underline' },
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
    <Row>
      <input type="checkbox" checked={checked} onChange={onToggle} />
      <span className="name">{italic ? <i>{name}</i> : name}</span>
      <span className="count">{countText}</span>
      {count !== undefined && count > 0 && (
        <span className="bar" style={{ width: `${Math.max(1, (100 * count) / most)}%` }} />
      )}
    </Row>
  );
}
