import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { DEFAULT_MAP_COLOUR } from '@/contract/constants';
import type { Box } from '../../data/accessions/map/points';
import { MAX_ZOOM, type Tile } from '../../data/accessions/map/tile';
import { answer, type Answer } from '../../rules/world/answer';
import { badRequest } from '../../tools/http/api-failure';
import { open, withToken } from '../../rules/tokens/caller';
import { readFilter } from '../../tools/lists/read-filter';

const DEFAULT_POINTS = 500;
const MAX_POINTS = 10_000;

const wholeNumber = (text: string): number => (/^\d{1,8}$/.test(text) ? Number(text) : Number.NaN);

/** `…/3/4/2`, or `…/3/4/2@2x` for screens of twice the pixels. */
function readTile(params: { z: string; x: string; y: string }): Tile {
  const [, row = '', double] = /^(.*?)(@2x)?$/s.exec(params.y) ?? [];
  const [z, x, y] = [wholeNumber(params.z), wholeNumber(params.x), wholeNumber(row)];
  if (!(z <= MAX_ZOOM)) throw badRequest(`The zoom of a tile is a whole number from 0 to ${MAX_ZOOM}.`);
  const last = 2 ** z - 1;
  if (!(x <= last && y <= last))
    throw badRequest(`A tile of zoom ${z} has an x and a y from 0 to ${last}; the y may end in "@2x".`);
  return { z, x, y, scale: double ? 2 : 1 };
}

function readColor(color: string | undefined): string {
  if (color === undefined || color === '') return DEFAULT_MAP_COLOUR;
  if (!/^[\da-f]{6}$/i.test(color)) throw badRequest('"color" must be six hexadecimal digits, as 578218.');
  return color.toLowerCase();
}

/** `west,south,east,north`. */
function readBox(text: string | undefined): Box | undefined {
  if (text === undefined || text === '') return undefined;
  const parts = text.split(',');
  const numbers = parts.map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [west = 0, south = 0, east = 0, north = 0] = numbers;
  if (parts.length !== 4 || !numbers.every(Number.isFinite))
    throw badRequest('"bbox" must be four numbers: west,south,east,north in degrees.');
  if (south > north || south < -90 || north > 90)
    throw badRequest('In "bbox" the south must not be above the north, both between -90 and 90.');
  return { west, south, east, north };
}

/** The tags of the pictures that the asker has; weak ones are as good, a picture is what it is. */
const knownTags = (header: string | null): string[] =>
  [...(header ?? '').matchAll(/"([^"]*)"/g)].map(([, tag = '']) => tag);

export const map: readonly Answer[] = [
  answer('POST /acn/mapinfo', withToken, async ({ world, session, query, body }) => {
    const { filter, filterCode } = await readFilter<AccessionFilter>(world, query.f, body);
    return { filterCode, ...(await world.accessionsFor(session).mapInfo(filter)), tileServers: [] };
  }),

  // A picture in a page carries no token, and shows what anybody may see.
  answer('GET /acn/tile/:z/:x/:y', open, async ({ world, session, params, query, request }) => {
    const tile = readTile(params);
    const color = readColor(query.color);
    const { filter } = await readFilter<AccessionFilter>(world, query.f, undefined);
    const { tag, png } = await world
      .accessionsFor(session)
      .tile(filter, tile, { color }, knownTags(request.headers.get('if-none-match')));
    const headers = { ETag: `"${tag}"`, 'Cache-Control': `${session.user ? 'private' : 'public'}, max-age=300` };
    if (!png) return new Response(null, { status: 304, headers });
    return new Response(png, { headers: { ...headers, 'Content-Type': 'image/png' } });
  }),

  answer('POST /acn/geo', withToken, async ({ world, session, query, body }) => {
    const box = readBox(query.bbox);
    const limit = Math.min(query.limit ?? DEFAULT_POINTS, MAX_POINTS);
    const { filter } = await readFilter<AccessionFilter>(world, query.f, body);
    return world.accessionsFor(session).points(filter, box, limit);
  }),
];
