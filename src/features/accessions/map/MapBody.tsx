import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { Polygon } from 'geojson';
import { useMemo, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession';
import type { AccessionFilter } from '@/contract/accession-filter';
import { DEFAULT_MAP_COLOUR } from '@/contract/constants';
import type { MapInfo } from '@/contract/map';
import type { SavedMap } from '@/contract/session';
import { accessionTiles } from '@/entities/accession/map/accession-tiles';
import { accessionMapApi } from '@/entities/accession/map/api';
import { useSavedMaps } from '@/session/saved-maps/use-saved-maps';
import { useSession } from '@/session/use-session';
import { asFailure } from '@/shared/api/failure';
import { saveBlob } from '@/shared/files/save-blob';
import { withField } from '@/shared/filters/field-path';
import type { BodyProps } from '@/shared/list/definition';
import { useBaseMap } from '@/shared/map/base-map';
import { canDraw } from '@/shared/map/can-draw';
import { boxOfBounds } from '@/shared/map/default-box';
import type { MapArea, MapHandle, MapMode, ShownView, TilePictures } from '@/shared/map/map-types';
import { checkDrawn, type AreaProblem } from '@/shared/map/parse-area';
import { plainText } from '@/shared/map/plain-text';
import { WorldMap } from '@/shared/map/WorldMap';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { useFormat } from '@/shared/ui/use-format';
import type { LayerLook } from './LayerRow';
import { LayersPanel } from './LayersPanel';
import { MapTools } from './MapTools';
import { PlacesList, type ShownPlaces } from './PlacesList';
import { polygonOfBox } from './polygon-of-box';
import { useMapAddress } from './use-map-address';

interface Shown {
  handle: RefObject<MapHandle | null>;
  info: MapInfo | undefined;
  current: LayerLook;
  layers: readonly SavedMap[];
}

/** Saves what the map shows, with its legend, its counts, its address and whose map it is. */
function usePicture({ handle, info, current, layers }: Shown): () => Promise<void> {
  const { t } = useTranslation('map');
  const { number, day } = useFormat();
  const { url, attribution } = useBaseMap();
  return async () => {
    const count = info?.georeferenced ?? 0;
    const name = `${t('layers.current')} (${t('badge.onMap', { shown: number(count) })})`;
    const legend = [
      ...(current.enabled ? [{ colour: current.color, label: name }] : []),
      ...layers
        .filter(({ enabled }) => enabled)
        .map(({ color, name: label }, at) => ({
          colour: color ?? DEFAULT_MAP_COLOUR,
          label: label ?? t('layers.defaultName', { number: at + 1 }),
        })),
    ];
    const { origin, pathname } = globalThis.location;
    const whose = url ? plainText(attribution) : t('attribution');
    const dated = [day(new Date().toISOString()), whose].filter(Boolean).join(' · ');
    const blob = await handle.current?.picture(legend, [dated, origin + pathname]);
    if (!blob) throw new Error('There is no map.');
    saveBlob(blob, `${t('tools.pictureName')}.png`);
  };
}

const Line = styled('p')(({ theme }) => ({
  margin: 0,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& strong': { color: theme.vars.palette.text.primary },
}));

/** How many of the result the map can show; all of them together are the count of the list. */
function MapBadge({ info }: { info: MapInfo }) {
  const { t } = useTranslation('map');
  const { number } = useFormat();
  const { accessionCount, georeferenced } = info;
  const without = accessionCount - georeferenced;
  const parts = [
    t('badge.onMap', { shown: number(georeferenced) }),
    ...(without > 0 ? [t('badge.without', { count: without, shown: number(without) })] : []),
  ];
  return (
    <Line role="status" data-count={accessionCount}>
      <strong>{t('badge.total', { count: accessionCount, shown: number(accessionCount) })}</strong> ·{' '}
      {parts.join(' · ')}
    </Line>
  );
}

/** The tiles of the result and of the layers below it, the lowest first; what is switched off is not asked for. */
function layerTiles(info: MapInfo | undefined, current: LayerLook, layers: readonly SavedMap[]): TilePictures[] {
  if (!info) return [];
  const servers = info.tileServers;
  const beneath = layers
    .filter(({ enabled }) => enabled)
    .map(({ filterCode, color, opacity }) =>
      accessionTiles({ key: filterCode, code: filterCode, colour: color, opacity, servers }),
    )
    .reverse();
  const { color: colour, opacity } = current;
  const top = accessionTiles({ key: 'current', code: info.filterCode, colour, opacity, servers });
  return current.enabled ? [...beneath, top] : beneath;
}

/** The result in force, as a layer: what it looks like until somebody changes it. */
const CURRENT_LAYER: LayerLook = { enabled: true, opacity: 1, color: DEFAULT_MAP_COLOUR };

// Not much higher than wide: the world is not, and a phone has room for what is beneath.
const HEIGHT = 'clamp(300px, min(62vh, 96vw), 680px)';
/** Of the counts and tools, whose place is kept for them. */
const ABOVE = '76px';

const Beneath = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
}));

/** The result on the map, with what lies where as a list; layers of other filters beneath. */
export default function MapBody({ list, code }: BodyProps<Accession, AccessionFilter>) {
  const { t } = useTranslation('map');
  const { number } = useFormat();
  const signedIn = useSession().account !== undefined;
  const handle = useRef<MapHandle>(null);
  const { asked, follow } = useMapAddress(handle);
  const query = accessionMapApi.endpoints.accessionMapInfo.useQuery(code ? { f: code } : {});
  const info = query.currentData;
  const last = query.data;
  const saved = useSavedMaps();
  const [current, setCurrent] = useState<LayerLook>(CURRENT_LAYER);
  const [mode, setMode] = useState<MapMode>('move');
  const [view, setView] = useState<ShownView>();
  const [picked, setPicked] = useState<ShownPlaces>();
  const [areaProblem, setProblem] = useState<AreaProblem>();

  const { layers } = saved;
  const tiles = useMemo(
    () =>
      layerTiles(
        last,
        current,
        layers.filter(({ filterCode }) => filterCode !== last?.filterCode),
      ),
    [last, current, layers],
  );
  const within = list.filter?.geo?.within;
  const pickedBox = picked?.kind === 'inBox' ? picked.box : undefined;
  const areas = useMemo((): MapArea[] => {
    const box = pickedBox && polygonOfBox(pickedBox);
    return [
      ...(within ? [{ geometry: within, label: '', strong: true }] : []),
      ...(box ? [{ geometry: box, label: '' }] : []),
    ];
  }, [within, pickedBox]);
  const picture = usePicture({ handle, info: last, current, layers });

  const { filter } = list;
  const filterBy = (path: 'uuid' | 'geo.within', value: unknown) => {
    if (filter) list.change(withField(filter, path, value));
    setPicked(undefined);
  };
  const drawn = (polygon: Polygon) => {
    setMode('move');
    const checked = checkDrawn(polygon);
    setProblem('problem' in checked ? checked.problem : undefined);
    if ('polygon' in checked) filterBy('geo.within', checked.polygon);
  };
  if (!last && !query.error) return <Skeleton variant="rounded" height={HEIGHT} sx={{ marginBlockStart: ABOVE }} />;
  const problem = query.error === undefined ? undefined : asFailure(query.error);
  // What is in view is known once the map has been laid out; without one, everything is.
  const inView: ShownPlaces | undefined = view || !canDraw() ? { kind: 'inView', box: view?.box } : undefined;
  const places = picked ?? inView;
  const shown = last ? number(last.georeferenced) : '';
  return (
    <>
      {problem ? (
        <FailureOutcome failure={problem} retry={() => void query.refetch()} />
      ) : (
        info && <MapBadge info={info} />
      )}
      <MapTools
        mode={mode}
        canFilter={filter !== undefined}
        onMode={(next) => {
          setMode(next);
          setProblem(undefined);
        }}
        onFit={() => handle.current?.fit(boxOfBounds(last?.bounds))}
        onPicture={picture}
      />
      {areaProblem && <p role="alert">{t(`area.problem.${areaProblem.key}`, areaProblem.values)}</p>}
      <WorldMap
        ref={handle}
        label={last ? t('labelOf', { count: last.georeferenced, shown }) : t('label')}
        height={HEIGHT}
        start={asked ? { view: asked } : { box: boxOfBounds(last?.bounds) }}
        tiles={tiles}
        areas={areas}
        mode={mode}
        onCancel={() => setMode('move')}
        onView={(seen) => {
          follow(seen);
          setView(seen);
        }}
        onPick={(_, box) => setPicked({ kind: 'here', box })}
        onBox={(box) => {
          setMode('move');
          setPicked({ kind: 'inBox', box });
        }}
        onPolygon={drawn}
      />
      <Beneath>
        {places ? (
          <PlacesList code={code} places={places} onFilter={filter && filterBy} onBack={() => setPicked(undefined)} />
        ) : (
          <Skeleton variant="rounded" height={320} />
        )}
        <LayersPanel
          code={info?.filterCode}
          current={current}
          onCurrent={(patch) => setCurrent({ ...current, ...patch })}
          saved={saved}
          signedIn={signedIn}
        />
      </Beneath>
    </>
  );
}
