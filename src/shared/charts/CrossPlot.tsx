import { clsx } from 'clsx';
import { useMemo, useState, type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { axisOf, percentAlong, type Axis } from './axis';
import styles from './CrossPlot.module.css';

/** How far from a dot one may point, in pixels. */
const REACH = 24;

interface Field {
  across: Axis;
  up: Axis;
  /** Pixels. */
  width: number;
  height: number;
}

/** The place in `points` of the one nearest to a pixel of the field, measured from its upper left; undefined where none is near. */
function nearestPoint(
  points: readonly { x: number; y: number }[],
  { across, up, width, height }: Field,
  here: { x: number; y: number },
): number | undefined {
  let [least, found]: [number, number | undefined] = [REACH ** 2, undefined];
  points.forEach(({ x, y }, at) => {
    const dx = (percentAlong(across, x) / 100) * width - here.x;
    const dy = (1 - percentAlong(up, y) / 100) * height - here.y;
    const distance = dx * dx + dy * dy;
    if (distance < least) [least, found] = [distance, at];
  });
  return found;
}

export interface PlottedPoint {
  key: string;
  x: number;
  y: number;
}

interface Props<P extends PlottedPoint> {
  points: readonly P[];
  x: string;
  y: string;
  label: string;
  number: (value: number) => string;
  /** A point in words. */
  say: (point: P) => string;
  /** What stands beside the point that was pointed at last. */
  children: (point: P) => ReactNode;
  onOpen?: (point: P) => void;
}

const GAP = 12;

/** On the side of the dot where there is more room; both in percent from the upper left. */
const beside = (x: number, y: number): CSSProperties => ({
  ...(x > 50 ? { right: `calc(${100 - x}% + ${GAP}px)` } : { left: `calc(${x}% + ${GAP}px)` }),
  ...(y > 50 ? { bottom: `${100 - y}%` } : { top: `${y}%` }),
});

/** The dots as one line of no length each, so that ten thousand of them are one element. */
const dotsOf = (points: readonly PlottedPoint[], across: Axis, up: Axis): string =>
  points.map(({ x, y }) => `M${percentAlong(across, x)} ${100 - percentAlong(up, y)}h0`).join('');

const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/**
 * Two figures against each other, a dot each. Dots are found by pointing and opened by a click, a finger has the link of
 * the label; with the keyboard the plot is a slider over them from the lowest `x` to the highest, and Enter opens one.
 */
export function CrossPlot<P extends PlottedPoint>({ points, x, y, label, number, say, children, onOpen }: Props<P>) {
  const [chosen, setChosen] = useState<number>();
  const sorted = useMemo(() => points.toSorted((a, b) => a.x - b.x || a.y - b.y), [points]);
  const { across, up, dots } = useMemo(() => {
    const axis = (values: number[]) =>
      axisOf(
        values.reduce((a, b) => Math.min(a, b), Infinity),
        values.reduce((a, b) => Math.max(a, b), -Infinity),
      );
    const [right, high] = [axis(points.map((point) => point.x)), axis(points.map((point) => point.y))];
    return { across: right, up: high, dots: dotsOf(points, right, high) };
  }, [points]);
  const marked = chosen === undefined ? undefined : sorted[chosen];
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const here = { x: event.clientX - left, y: event.clientY - top };
    const found = nearestPoint(sorted, { across, up, width, height }, here);
    // On the way from a dot to its label there is none.
    if (found !== undefined) setChosen(found);
    return found;
  };
  const [pressed, setPressed] = useState<number>();
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && marked) onOpen?.(marked);
    const step = STEPS[event.key];
    const ends: Record<string, number> = { Home: 0, End: sorted.length - 1 };
    const next = step === undefined ? ends[event.key] : (chosen ?? (step > 0 ? -1 : sorted.length)) + step;
    if (next === undefined) return;
    event.preventDefault();
    setChosen(Math.min(sorted.length - 1, Math.max(0, next)));
  };
  const longest = up.ticks.map(number).toSorted((a, b) => b.length - a.length)[0];
  return (
    <>
      {/* Numbers run from left to right in every language; what is moved is moved by `translate`, which nobody mirrors. */}
      <div className={styles.plot} dir="ltr">
        <div className={clsx(styles.title, styles.above)} aria-hidden="true">
          {y}
        </div>
        <div className={styles.y} aria-hidden="true">
          <i>{longest}</i>
          {up.ticks.map((tick) => (
            <span key={tick} style={{ bottom: `${percentAlong(up, tick)}%` }}>
              {number(tick)}
            </span>
          ))}
        </div>
        <div className={styles.plane}>
          <div
            className={styles.field}
            role="slider"
            tabIndex={0}
            aria-label={label}
            aria-valuemin={1}
            aria-valuemax={sorted.length}
            aria-valuenow={(chosen ?? 0) + 1}
            aria-valuetext={marked ? say(marked) : label}
            onKeyDown={press}
            onPointerMove={move}
            onPointerDown={(event) => setPressed(event.pointerType === 'mouse' ? move(event) : void move(event))}
            onClick={(event) => {
              event.currentTarget.focus();
              const opened = pressed === undefined ? undefined : sorted[pressed];
              if (opened) onOpen?.(opened);
            }}
          >
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              {up.ticks.map((tick) => (
                <line
                  key={tick}
                  className={styles.grid}
                  vectorEffect="non-scaling-stroke"
                  x1={0}
                  x2={100}
                  y1={100 - percentAlong(up, tick)}
                  y2={100 - percentAlong(up, tick)}
                />
              ))}
              <path className={styles.dots} vectorEffect="non-scaling-stroke" d={dots} />
            </svg>
            {marked && (
              <span
                className={styles.marked}
                style={{ left: `${percentAlong(across, marked.x)}%`, top: `${100 - percentAlong(up, marked.y)}%` }}
              />
            )}
          </div>
          {marked && (
            <div
              className={styles.label}
              style={beside(percentAlong(across, marked.x), 100 - percentAlong(up, marked.y))}
              dir="auto"
            >
              {children(marked)}
            </div>
          )}
        </div>
        <div className="x" aria-hidden="true">
          {across.ticks.map((tick) => (
            <span key={tick} style={{ left: `${percentAlong(across, tick)}%` }}>
              {number(tick)}
            </span>
          ))}
        </div>
        <div className={clsx(styles.title, styles.below)} aria-hidden="true">
          {x}
        </div>
      </div>
    </>
  );
}
