import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { useMemo, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession/accession';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { DEFAULT_MAP_COLOUR } from '@/contract/constants';
import type { MapInfo } from '@/contract/accession/map';
import type { SavedMap } from '@/contract/account/session';
import { accessionTiles } from '@/entities/accession/map/accession-tiles';
import { accessionMapApi } from '@/entities/accession/map/api';
import { MAP_HEIGHT, MapAndPlaces } from '@/entities/accession/map/canvas/MapAndPlaces';
import { useSavedMaps } from '@/session/saved-maps/use-saved-maps';
import { useSession } from '@/session/use-session';
import { asFailure } from '@/shared/api/failure';
import { saveBlob } from '@/shared/files/save-blob';
import { withField } from '@/shared/filters/criteria/field-path';
import { FilterWords } from '@/shared/filters/CriterionName';
import type { BodyProps } from '@/shared/list/definition';
import { useBaseMap } from '@/shared/map/base-map';
import { boxOfBounds } from '@/shared/map/default-box';
import type { LegendItem, MapHandle, MapMode, TilePictures } from '@/shared/map/map-types';
import { checkDrawn, type AreaProblem } from '@/shared/map/parse-area';
import { plainText } from '@/shared/map/plain-text';
import { useSeenColour } from '@/shared/map/seen-colour';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { useFormat } from '@/shared/ui/format/use-format';
import type { LayerLook } from './LayerRow';
import { LayersPanel } from './LayersPanel';
import { MapTools } from './MapTools';
import { useMapAddress } from './use-map-address';
import styles from './MapBody.module.css';

/** The key of the result in force among the layers. */
const CURRENT = 'current';

interface Pictured {
  handle: RefObject<MapHandle | null>;
  drawn: readonly LegendItem[];
  info: MapInfo | undefined;
}

/** Saves what the map shows, with its legend, its count, its address and whose map it is. */
function usePicture({ handle, drawn, info }: Pictured): () => Promise<void> {
  const { t } = useTranslation('map');
  const { number, day } = useFormat();
  const { url, attribution } = useBaseMap();
  return async () => {
    const { origin, pathname } = globalThis.location;
    const whose = url ? plainText(attribution) : t('attribution');
    const dated = [day(new Date().toISOString()), whose].filter(Boolean).join(' · ');
    const count = t('badge.onMap', { shown: number(info?.georeferenced ?? 0) });
    const legend = drawn.map((item) => (item.key === CURRENT ? { ...item, label: `${item.label} (${count})` } : item));
    const blob = await handle.current?.picture(legend, [dated, origin + pathname]);
    if (!blob) throw new Error('There is no map.');
    saveBlob(blob, `${t('tools.pictureName')}.png`);
  };
}

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
    <p className={styles.line} role="status" data-count={accessionCount}>
      <strong>{t('badge.total', { count: accessionCount, shown: number(accessionCount) })}</strong> ·{' '}
      {parts.join(' · ')}
    </p>
  );
}

interface Drawn extends LegendItem {
  code: string;
  opacity: number;
}

/** What is drawn, the uppermost first: the result and the layers below it. What is switched off is not asked for. */
function useDrawn(info: MapInfo | undefined, current: LayerLook, layers: readonly SavedMap[]): readonly Drawn[] {
  const { t } = useTranslation('map');
  const seen = useSeenColour();
  return useMemo(() => {
    if (!info) return [];
    const beneath = layers.flatMap(({ filterCode: code, name, enabled, color = DEFAULT_MAP_COLOUR, opacity }, at) =>
      enabled && code !== info.filterCode
        ? [
            {
              key: code,
              code,
              colour: seen(color),
              opacity,
              label: name ?? t('layers.defaultName', { number: at + 1 }),
            },
          ]
        : [],
    );
    if (!current.enabled) return beneath;
    const { color, opacity } = current;
    const top = { key: CURRENT, code: info.filterCode, colour: seen(color), opacity, label: t('layers.current') };
    return [top, ...beneath];
  }, [info, current, layers, t, seen]);
}

/** The result in force, as a layer: what it looks like until somebody changes it. */
const CURRENT_LAYER: LayerLook = { enabled: true, opacity: 1, color: DEFAULT_MAP_COLOUR };

/** Of the counts and tools, whose place is kept for them. */
const ABOVE = '76px';

/** The result on the map, with what lies where as a list; layers of other filters beneath. */
export default function MapBody({ definition, list, code, small }: BodyProps<Accession, AccessionFilter>) {
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
  const [areaProblem, setProblem] = useState<AreaProblem>();
  const drawn = useDrawn(last, current, saved.layers);
  const servers = last?.tileServers;
  const tiles = useMemo(
    (): TilePictures[] => drawn.map((layer) => accessionTiles({ ...layer, servers })).reverse(),
    [drawn, servers],
  );
  const picture = usePicture({ handle, drawn, info: last });

  const { filter } = list;
  const filterBy = (path: 'uuid' | 'geo.within', value: unknown) => {
    if (filter) list.change(withField(filter, path, value));
  };
  if (!last && !query.error)
    return <Skeleton variant="rounded" height={MAP_HEIGHT} style={{ marginBlockStart: ABOVE }} />;
  const problem = query.error === undefined ? undefined : asFailure(query.error);
  const shown = last ? number(last.georeferenced) : '';
  const tools = (
    <MapTools
      mode={mode}
      canFilter={filter !== undefined}
      onMode={(next) => {
        setMode(next);
        setProblem(undefined);
      }}
      onFit={() => handle.current?.fit(boxOfBounds(last?.bounds))}
      onPicture={picture}
    >
      {areaProblem && <p role="alert">{t(`area.problem.${areaProblem.key}`, { ...areaProblem.values })}</p>}
    </MapTools>
  );
  return (
    <>
      {problem ? (
        <FailureOutcome failure={problem} retry={() => void query.refetch()} />
      ) : (
        info && <MapBadge info={info} />
      )}
      {!small && tools}
      <MapAndPlaces
        ref={handle}
        code={code}
        label={last ? t('labelOf', { count: last.georeferenced, shown }) : t('label')}
        start={asked ? { view: asked } : { box: boxOfBounds(last?.bounds) }}
        tiles={tiles}
        legend={drawn}
        within={filter?.geo?.within}
        mode={mode}
        // On a phone the map is what the first screen is for.
        tools={small && tools}
        onFilter={filter && filterBy}
        onCancel={() => setMode('move')}
        onView={follow}
        onBox={() => setMode('move')}
        onPolygon={(polygon) => {
          setMode('move');
          const checked = checkDrawn(polygon);
          setProblem('problem' in checked ? checked.problem : undefined);
          if ('polygon' in checked) filterBy('geo.within', checked.polygon);
        }}
      >
        <LayersPanel
          code={info?.filterCode}
          words={
            filter && <FilterWords definitions={definition.filters} namespace={definition.entity} filter={filter} />
          }
          current={current}
          onCurrent={(patch) => setCurrent({ ...current, ...patch })}
          saved={saved}
          signedIn={signedIn}
        />
      </MapAndPlaces>
    </>
  );
}
