import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import type { Polygon } from 'geojson';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { canDraw } from '@/shared/map/can-draw';
import type { MapCanvasProps } from '@/shared/map/MapCanvas';
import type { MapArea, MapPoint, Place, ShownView } from '@/shared/map/map-types';
import { WorldMap } from '@/shared/map/WorldMap';
import { FoundThere } from './FoundThere';
import { PlacesList, type FilterBy, type ShownPlaces } from './PlacesList';
import { polygonOfBox } from '../polygon-of-box';
import styles from './MapAndPlaces.module.css';

/** Not higher than wide: the world is not, and the first screen of a phone has room for the tools beneath. */
export const MAP_HEIGHT = 'clamp(300px, min(62vh, 84vw), 680px)';

interface Props extends Omit<MapCanvasProps, 'height' | 'areas' | 'points' | 'onPick' | 'renderFound'> {
  /** Of the accessions that are listed; undefined is the whole catalogue. */
  code: string | undefined;
  /** The area that the filter in force names. */
  within?: Polygon;
  /** Undefined while there is no filter to change. */
  onFilter?: FilterBy;
  /** What may be done with the map, beneath it. */
  tools?: ReactNode;
  /** Beneath the list. */
  children?: ReactNode;
}

interface Picked extends ShownPlaces {
  place?: Place;
}

/** A map and, beside it where there is room, the list of what lies in view, in a box, or where somebody clicked. */
export function MapAndPlaces({ code, within, onFilter, tools, children, ...map }: Props) {
  const [view, setView] = useState<ShownView>();
  const [picked, setPicked] = useState<Picked>();
  const side = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const list = side.current?.getBoundingClientRect();
    const above = side.current?.previousElementSibling?.getBoundingClientRect();
    // Below the map nobody would see that there is a list now.
    if (!picked || !list || !above || list.top < above.bottom) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [picked]);
  const areas = useMemo((): MapArea[] => {
    const box = picked?.kind === 'inBox' && picked.box && polygonOfBox(picked.box);
    return [
      ...(within ? [{ geometry: within, label: '', strong: true }] : []),
      ...(box ? [{ geometry: box, label: '' }] : []),
    ];
  }, [within, picked]);
  const points = useMemo(
    (): MapPoint[] => (picked?.place ? [{ ...picked.place, label: '', ring: true }] : []),
    [picked],
  );
  // What is in view is known once the map has been laid out; without one, everything is.
  const inView: ShownPlaces | undefined = view || !canDraw() ? { kind: 'inView', box: view?.box } : undefined;
  const places = picked ?? inView;
  const back = () => {
    setPicked(undefined);
    // The button that was pressed goes with what it was about.
    heading.current?.focus();
  };
  const filterBy: FilterBy = (path, value) => {
    onFilter?.(path, value);
    back();
  };
  return (
    <div className={styles.frame}>
      <div>
        <div className={styles.map}>
          <WorldMap
            {...map}
            height={MAP_HEIGHT}
            areas={areas}
            points={points}
            renderFound={(around) => <FoundThere code={code} around={around} />}
            onView={(seen) => {
              map.onView?.(seen);
              setView(seen);
            }}
            onPick={(place, box) => setPicked({ kind: 'here', box, place })}
            onBox={(box) => {
              map.onBox?.(box);
              setPicked({ kind: 'inBox', box });
            }}
            onPolygon={(polygon) => {
              map.onPolygon?.(polygon);
              setPicked(undefined);
            }}
          />
          {tools}
        </div>
        <div className={styles.side} ref={side}>
          {places ? (
            <PlacesList code={code} places={places} heading={heading} onFilter={onFilter && filterBy} onBack={back} />
          ) : (
            <Skeleton variant="rounded" height={320} />
          )}
          {children}
        </div>
      </div>
    </div>
  );
}
