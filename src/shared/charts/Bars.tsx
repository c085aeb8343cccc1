import { styled } from '@/shared/ui/styled';
import { BARE_BUTTON } from '@/shared/ui/controls/bare-button';
import { twoLines } from '@/shared/ui/text/two-lines';
import { useFormat } from '@/shared/ui/format/use-format';
import type { ChartData, ChartTerm } from './chart';
import { useShare } from './use-share';
import { ReadAloud } from './ReadAloud';
import { useTermName } from './use-term-name';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& .term': {
    ...BARE_BUTTON,
    position: 'relative',
    textAlign: 'start',
    width: '100%',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto 4.5em',
    columnGap: theme.spacing(1),
    alignItems: 'baseline',
    padding: theme.spacing(0.5, 0.75),
    borderRadius: 4,
  },
  '& button.term': { cursor: 'pointer' },
  '& button.term:hover': { backgroundColor: theme.vars.palette.tint },
  '& button.term:hover .name': { textDecoration: 'underline' },
  '& [aria-pressed="true"]': { backgroundColor: theme.vars.palette.tint, fontWeight: 600 },
  '& [aria-pressed="true"] .bar': { backgroundColor: theme.vars.palette.primary.light },
  // What sets names apart often stands at their end: two lines before any of it is left out.
  '& .name': {
    ...twoLines,
    overflowWrap: 'anywhere',
    lineHeight: 1.3,
  },
  '& .share': { textAlign: 'end', color: theme.vars.palette.text.secondary },
  '& .rest .name': { color: theme.vars.palette.text.secondary, fontStyle: 'italic' },
  '& .track': { gridColumn: '1 / -1', height: 6, marginBlockStart: 2, borderRadius: 3 },
  '& .bar': {
    height: '100%',
    borderRadius: 3,
    backgroundColor: theme.vars.palette.meter,
    printColorAdjust: 'exact',
    '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
  '@media print': { '& .name': { display: 'block' }, '& .term': { paddingBlock: 1 } },
}));

interface RowProps {
  term: ChartTerm;
  most: number;
  name: string;
  count: string;
  share: string;
}

function Row({ term, most, name, count, share }: RowProps) {
  const { label, italic, rest, chosen = false, onToggle } = term;
  const inside = (
    <>
      <span className="name" title={label} dir="auto">
        {italic ? <i lang="la">{label}</i> : label}
      </span>
      <span>{count}</span>
      <span className="share">{share}</span>
      {!rest && (
        <span className="track">
          <span className="bar" style={{ display: 'block', width: `max(2px, ${(100 * term.count) / most}%)` }} />
        </span>
      )}
    </>
  );
  const className = rest ? 'term rest' : 'term';
  if (!onToggle) return <div className={className}>{inside}</div>;
  return (
    <button type="button" className={className} aria-pressed={chosen} onClick={onToggle}>
      <ReadAloud as={name}>{inside}</ReadAloud>
    </button>
  );
}

/**
 * Terms as bars, the longest of which fills the width; each that can be chosen is a button. What is no value of its own
 * has its figures only: as a bar it would make the others short.
 */
export function Bars({ of, terms, whole }: Omit<ChartData, 'title'>) {
  const { number } = useFormat();
  const share = useShare();
  const nameOf = useTermName({ of, whole });
  const most = Math.max(1, ...terms.map(({ count, rest }) => (rest ? 0 : count)));
  return (
    <List>
      {terms.map((term) => (
        <li key={term.key}>
          <Row
            term={term}
            most={most}
            name={nameOf(term)}
            count={number(term.count)}
            share={term.mentions ? '' : share(term.count, whole)}
          />
        </li>
      ))}
    </List>
  );
}
