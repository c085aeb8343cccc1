import { styled } from '@/shared/ui/styled';
import { BARE_BUTTON } from '@/shared/ui/controls/bare-button';
import { useFormat } from '@/shared/ui/format/use-format';
import { Bars } from './Bars';
import type { ChartData } from './chart';
import { ReadAloud } from './ReadAloud';
import { useTermName } from './use-term-name';

const HEIGHT = 150;
/** Letters that fit beneath the columns of a narrow card before they have to stand upright. */
const LETTERS = 36;

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  // As wide as a finger needs; where that is more than there is, the columns can be moved sideways.
  gridAutoColumns: 'minmax(24px, 56px)',
  overflowX: 'auto',
  '@media print': { gridAutoColumns: 'minmax(0, 56px)', overflow: 'visible' },
  scrollbarWidth: 'thin',
  margin: theme.spacing(0, 0, 1),
  padding: 2,
  listStyle: 'none',
  fontSize: '0.75rem',
  '& > li': { display: 'flex' },
  '& .term': {
    ...BARE_BUTTON,
    position: 'relative',
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    justifyContent: 'end',
    padding: 1,
    borderRadius: 4,
  },
  '& button.term': { cursor: 'pointer' },
  '& button.term:hover': { backgroundColor: theme.vars.palette.tint },
  '& [aria-pressed="true"]': { backgroundColor: theme.vars.palette.tint, fontWeight: 600 },
  '& [aria-pressed="true"] .bar': { backgroundColor: theme.vars.palette.primary.light },
  '& .upright': {
    writingMode: 'vertical-rl',
    transform: 'rotate(180deg)',
    alignSelf: 'center',
    whiteSpace: 'nowrap',
    paddingInline: 4,
  },
  '& .axis': {
    alignSelf: 'center',
    marginBlockStart: 3,
    minHeight: '1.5em',
    color: theme.vars.palette.text.secondary,
  },
  '& .axis.upright': { minHeight: '3.2em', marginBlockStart: 0, textAlign: 'end' },
  '& .bar': {
    marginInline: '12%',
    borderRadius: '3px 3px 0 0',
    backgroundColor: theme.vars.palette.meter,
    printColorAdjust: 'exact',
    '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
  '& .foot': { borderBlockEnd: `1px solid ${theme.vars.palette.controlLine}` },
}));

/**
 * Terms in their own order, such as decades, as columns with their counts; what is no value of its own stands beneath as
 * bars.
 */
export function Columns({ of, terms, whole }: Omit<ChartData, 'title'>) {
  const { number } = useFormat();
  const nameOf = useTermName({ of, whole });
  const columns = terms.filter(({ rest }) => !rest);
  const most = Math.max(1, ...columns.map(({ count }) => count));
  const longest = Math.max(0, ...columns.map(({ short = '' }) => short.length));
  const axis = columns.length * (longest + 1) > LETTERS ? 'axis upright' : 'axis';
  return (
    <>
      {/* Numbers and years run from left to right in every language, as on every other axis. */}
      <List dir="ltr">
        {columns.map((term) => {
          const { key, short, count, chosen = false, onToggle } = term;
          const name = nameOf(term);
          const inside = (
            <>
              {count > 0 && <span className="count upright">{number(count)}</span>}
              <span className="bar" style={{ height: count && Math.max(2, (HEIGHT * count) / most) }} />
              <span className="foot" />
              <span className={axis}>{short}</span>
            </>
          );
          return (
            <li key={key}>
              {onToggle && count > 0 ? (
                <button type="button" className="term" title={name} aria-pressed={chosen} onClick={onToggle}>
                  <ReadAloud as={name}>{inside}</ReadAloud>
                </button>
              ) : (
                <div className="term" title={name}>
                  {inside}
                </div>
              )}
            </li>
          );
        })}
      </List>
      <Bars of={of} terms={terms.filter(({ rest }) => rest)} whole={whole} />
    </>
  );
}
