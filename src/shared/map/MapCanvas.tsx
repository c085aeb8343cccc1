import {
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { useTranslation } from 'react-i18next';
import { displayNames } from '@/shared/ui/intl';
import { RetryNote } from '@/shared/ui/outcomes/RetryNote';
import { useLocale } from '@/shared/ui/text/use-locale';
import { VisuallyHidden } from '@/shared/ui/text/VisuallyHidden';
import { useBaseMap } from './base-map';
import { HoverTip } from './HoverTip';
import { makeMap, type OpenMap } from './make-map';
import { useMapColours } from './map-colours';
import { MapLegend } from './MapLegend';
import type {
  Box,
  HoveredSpot,
  LegendItem,
  MapArea,
  MapEvents,
  MapHandle,
  MapMode,
  MapPoint,
  MapStart,
  TilePictures,
} from './map-types';
import { plainText } from './plain-text';
import { ScaleBar } from './ScaleBar';
import styles from './MapCanvas.module.css';

interface MapFrameProps {
  height: number | string;
  /** 0 while it is not known. */
  metresPerPixel: number;
  onZoom: (steps: 1 | -1) => void;
  children: ReactNode;
}

/** What stands on every map: the buttons, the scale, and whose map it is. */
function MapFrame({ height, metresPerPixel, onZoom, children }: MapFrameProps) {
  const { t } = useTranslation('map');
  const { url, attribution } = useBaseMap();
  return (
    <div className={styles.frame} style={{ height }}>
      {children}
      <div className={styles.zoom}>
        <button type="button" aria-label={t('zoomIn')} onClick={() => onZoom(1)}>
          +
        </button>
        <button type="button" aria-label={t('zoomOut')} onClick={() => onZoom(-1)}>
          −
        </button>
      </div>
      <div className={styles.foot}>
        {metresPerPixel > 0 && <ScaleBar metresPerPixel={metresPerPixel} />}
        <span>{url ? plainText(attribution) : t('attribution')}</span>
      </div>
    </div>
  );
}

interface Props {
  /** The layer of a tile that did not come: `base` is the map beneath. */
  of: string | undefined;
  onRetry: () => void;
}

/** Tiles that did not come are told once, however many there are. */
function MapFaults({ of, onRetry }: Props) {
  const { t } = useTranslation('map');
  if (of === undefined) return null;
  const text = t(of === 'base' ? 'tools.baseFaults' : 'tools.faults');
  return <RetryNote text={text} label={t('tools.again')} onRetry={onRetry} />;
}

export interface MapCanvasProps extends Omit<MapEvents, 'onFault' | 'onHover'> {
  /** What the map shows, for those who do not see it. */
  label: string;
  height: number | string;
  /** Where to begin; later changes are asked of the handle. */
  start: MapStart;
  tiles: readonly TilePictures[];
  areas?: readonly MapArea[];
  points?: readonly MapPoint[];
  mode?: MapMode;
  /** Stands within a page that is scrolled: wheel and one finger move the page until the map is chosen. */
  embedded?: boolean;
  legend?: readonly LegendItem[];
  /** Says what the layers show around the mouse, within its tip. */
  renderFound?: (around: Box) => ReactNode;
  ref?: Ref<MapHandle>;
}

const NONE: readonly never[] = [];

/** The map itself. Whatever it shows in pictures must be told beside it. */
export default function MapCanvas(props: MapCanvasProps) {
  const { label, height, tiles, areas = NONE, points = NONE, mode = 'move', embedded = false, ref } = props;
  const { legend = NONE, renderFound } = props;
  const { t } = useTranslation('map');
  const keys = useId();
  const base = useBaseMap();
  const colours = useMapColours();
  const countries = displayNames(useLocale(), { type: 'region' });
  const target = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<OpenMap>();
  const [metres, setMetres] = useState(0);
  const [faulty, setFaulty] = useState<string>();
  const [spot, setSpot] = useState<HoveredSpot>();
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });

  useLayoutEffect(() => {
    if (!target.current) return undefined;
    const events = (): MapEvents => ({
      ...latest.current,
      onFault: setFaulty,
      onHover: setSpot,
      onView: (view) => {
        setMetres(view.metresPerPixel);
        latest.current.onView?.(view);
      },
    });
    const opened = makeMap(target.current, { start: latest.current.start, events, embedded });
    setMap(opened);
    return () => {
      opened.close();
      setMap(undefined);
    };
  }, [embedded]);

  useEffect(() => map?.setBase(base, colours, (code2) => countries.of(code2)), [map, base, colours, countries]);
  useEffect(() => map?.setTiles(tiles), [map, tiles]);
  useEffect(() => map?.setAreas(areas), [map, areas]);
  useEffect(() => map?.setPoints(points), [map, points]);
  useEffect(() => map?.setMode(mode), [map, mode]);
  useImperativeHandle<MapHandle | null, MapHandle | null>(ref, () => map ?? null, [map]);
  const again = () => {
    setFaulty(undefined);
    map?.reload();
  };
  return (
    <>
      <MapFaults of={faulty} onRetry={again} />
      <MapFrame height={height} metresPerPixel={metres} onZoom={(steps) => map?.zoomBy(steps)}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys */}
        <div
          className={styles.target}
          ref={target}
          role="application"
          tabIndex={0}
          data-mode={mode}
          data-picks={props.onPick && mode === 'move'}
          aria-label={label}
          aria-describedby={keys}
          onKeyDown={({ key }) => {
            if (key === 'Escape') {
              setSpot(undefined);
              props.onCancel?.();
            }
            if (key === 'Enter') map?.pickMiddle();
          }}
        />
        <VisuallyHidden id={keys}>
          {t('keys')} {props.onPick && t('keysPick')}
        </VisuallyHidden>
        {legend.length > 0 && <MapLegend items={legend} />}
        {spot && mode === 'move' && (
          <HoverTip spot={spot} country={spot.country && countries.of(spot.country)}>
            {spot.around && renderFound?.(spot.around)}
          </HoverTip>
        )}
      </MapFrame>
    </>
  );
}
