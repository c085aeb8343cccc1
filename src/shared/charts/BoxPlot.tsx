import { styled } from '@/shared/ui/styled';
import { axisOf, percentAlong } from './axis';
import type { BoxFigures } from './box-figures';
import { ReadAloud } from './ReadAloud';

const Plot = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(72px, 26%) minmax(0, 1fr)',
  columnGap: theme.spacing(1.5),
  paddingBlock: 0,
  paddingInline: theme.spacing(0.75, 1.5),
  fontSize: '0.8125rem',
  '& .track, & .axis': { position: 'relative' },
  '& ul': { display: 'contents', margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    minHeight: 30,
  },
  '& .name': { overflowWrap: 'anywhere', lineHeight: 1.25, paddingBlock: 2 },
  '& .name small': { color: theme.vars.palette.text.secondary },
  '& .track': { height: 22, '& > *': { position: 'absolute', insetBlock: 0 } },
  '& .whisker': { margin: 'auto 0', height: 1, backgroundColor: theme.vars.palette.text.secondary },
  '& .end': { width: 1, marginBlock: 5, backgroundColor: theme.vars.palette.text.secondary },
  '& .box': {
    boxSizing: 'border-box',
    minWidth: 2,
    marginBlock: 2,
    border: `1px solid ${theme.vars.palette.primary.light}`,
    borderRadius: 2,
    backgroundColor: theme.vars.palette.meter,
    printColorAdjust: 'exact',
  },
  '& .median': { width: 3, translate: '-50%', backgroundColor: theme.vars.palette.primary.dark },
  '& .outlier': {
    marginBlock: 'auto',
    translate: '-50%',
    width: 6,
    height: 6,
    boxSizing: 'border-box',
    border: `1px solid ${theme.vars.palette.text.secondary}`,
    borderRadius: '50%',
  },
  '& .axis': {
    gridColumn: 2,
    height: 34,
    borderBlockStart: `1px solid ${theme.vars.palette.controlLine}`,
    color: theme.vars.palette.text.secondary,
    fontSize: '0.75rem',
    '& > span': { position: 'absolute', insetBlockStart: 4, translate: '-50%', whiteSpace: 'nowrap' },
  },
}));

export interface PlottedBox {
  key: string;
  label: string;
  box: BoxFigures;
}

interface Props {
  boxes: readonly PlottedBox[];
  number: (value: number) => string;
  /** A box in words, for those who do not see it. */
  say: (box: PlottedBox) => string;
}

/** Outliers of the same place are one mark; so are those of thousands. */
const marks = (outliers: readonly number[], place: (value: number) => number) => [
  ...new Set(outliers.map((value) => Math.round(place(value) * 4) / 4)),
];

/** Box plots below each other on one axis: box from the first to the third quartile, median, whiskers, outliers. */
export function BoxPlot({ boxes, number, say }: Props) {
  const [min, max] = [Math.min(...boxes.map(({ box }) => box.min)), Math.max(...boxes.map(({ box }) => box.max))];
  if (boxes.length === 0) return null;
  const axis = axisOf(min, max);
  const place = (value: number) => percentAlong(axis, value);
  const at = (value: number) => ({ left: `${place(value)}%` });
  const span = (from: number, to: number) => ({ ...at(from), width: `${place(to) - place(from)}%` });
  return (
    <Plot>
      <ul>
        {boxes.map((one) => {
          const { low, q1, median, q3, high, outliers, count } = one.box;
          return (
            <li key={one.key} title={say(one)}>
              <ReadAloud as={say(one)}>
                <span className="name">
                  <bdi>{one.label}</bdi> <small>({number(count)})</small>
                </span>
                {/* Numbers run from left to right in every language. */}
                <span className="track" dir="ltr">
                  <span className="whisker" style={span(low, high)} />
                  <span className="end" style={at(low)} />
                  <span className="end" style={at(high)} />
                  <span className="box" style={span(q1, q3)} />
                  <span className="median" style={at(median)} />
                  {marks(outliers, place).map((left) => (
                    <span key={left} className="outlier" style={{ left: `${left}%` }} />
                  ))}
                </span>
              </ReadAloud>
            </li>
          );
        })}
      </ul>
      <div className="axis" dir="ltr" aria-hidden="true">
        {axis.ticks.map((tick) => (
          <span key={tick} style={at(tick)}>
            {number(tick)}
          </span>
        ))}
      </div>
    </Plot>
  );
}
