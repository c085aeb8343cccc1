import type { MapInfo } from '@/contract/accession/map';
import { serverAddress } from '@/shared/api/server-address';
import type { TilePictures } from '@/shared/map/map-types';

const PATH = '/acn/tile/{z}/{x}/{y}{retina}';

interface Options {
  key: string;
  code: string | undefined;
  /** `RRGGBB` */
  colour: string;
  opacity?: number;
  servers?: MapInfo['tileServers'];
}

/** The dots of the accessions of a filter, from the tile servers that the API names, else from itself. */
export function accessionTiles({ key, code, colour, opacity = 1, servers = [] }: Options): TilePictures {
  const search = new URLSearchParams({ ...(code && { f: code }), color: colour });
  const bases = servers.length
    ? servers.map((origin) => `${origin.replace(/\/+$/, '')}/api/v2${PATH}`)
    : [serverAddress(PATH)];
  return { key, urls: bases.map((base) => `${base}?${search}`), opacity };
}
