import { useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { useBaseMap } from './base-map';
import { makeMap, type OpenMap } from './make-map';
import { DARK_MAP, LIGHT_MAP } from './map-colours';
import type { MapArea, MapEvents, MapHandle, MapMode, MapPoint, MapStart, TilePictures } from './map-types';
import { MapFaults } from './MapFaults';
import { MapFrame } from './MapFrame';

const Target = styled('div')(({ theme }) => ({
  height: '100%',
  outlineOffset: -3,
  '&[data-mode="box"], &[data-mode="polygon"]': { cursor: 'crosshair' },
  '& .map-box': { border: `2px dashed ${theme.vars.palette.primary.main}`, backgroundColor: 'rgb(231 179 0 / 0.15)' },
}));

export interface MapCanvasProps extends Omit<MapEvents, 'onFault'> {
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
  ref?: Ref<MapHandle>;
}

const NONE: readonly never[] = [];

/** The map itself. Whatever it shows in pictures must be told beside it. */
export default function MapCanvas(props: MapCanvasProps) {
  const { label, height, tiles, areas = NONE, points = NONE, mode = 'move', embedded = false, ref } = props;
  const { t } = useTranslation('map');
  const keys = useId();
  const base = useBaseMap();
  const colours = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true }) ? DARK_MAP : LIGHT_MAP;
  const target = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<OpenMap>();
  const [metres, setMetres] = useState(0);
  const [faulty, setFaulty] = useState<string>();
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });

  useLayoutEffect(() => {
    if (!target.current) return undefined;
    const events = (): MapEvents => ({
      ...latest.current,
      onFault: setFaulty,
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

  useEffect(() => map?.setBase(base, colours), [map, base, colours]);
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
        <Target
          ref={target}
          role="application"
          tabIndex={0}
          data-mode={mode}
          aria-label={label}
          aria-describedby={keys}
          onKeyDown={({ key }) => key === 'Escape' && props.onCancel?.()}
        />
        <VisuallyHidden id={keys}>{t('keys')}</VisuallyHidden>
      </MapFrame>
    </>
  );
}
