import type { MapInfo } from '@/contract/map';
import type { SavedMap } from '@/contract/session';
import { accessionTiles } from '@/entities/accession/map/accession-tiles';
import type { TilePictures } from '@/shared/map/map-types';
import type { LayerLook } from './LayerRow';

/** The tiles of the result and of the layers below it, the lowest first; what is switched off is not asked for. */
export function layerTiles(info: MapInfo | undefined, current: LayerLook, layers: readonly SavedMap[]): TilePictures[] {
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
