import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_MAP_COLOUR } from '@/contract/constants';
import type { MapInfo } from '@/contract/map';
import type { SavedMap } from '@/contract/session';
import { saveBlob } from '@/shared/files/save-blob';
import { useBaseMap } from '@/shared/map/base-map';
import type { MapHandle } from '@/shared/map/map-types';
import { plainText } from '@/shared/map/plain-text';
import { useFormat } from '@/shared/ui/use-format';
import type { LayerLook } from './LayerRow';

interface Shown {
  handle: RefObject<MapHandle | null>;
  info: MapInfo | undefined;
  current: LayerLook;
  layers: readonly SavedMap[];
}

/** Saves what the map shows, with its legend, its counts, its address and whose map it is. */
export function usePicture({ handle, info, current, layers }: Shown): () => Promise<void> {
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
