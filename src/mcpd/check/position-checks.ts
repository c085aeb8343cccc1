import { readCoordinate, type Axis } from '../coordinates';
import { countryOf } from './note-fixes';
import type { Lands } from './lands';
import { renamedCountry } from './meant-country';
import type { CellFix, Problem } from './problem';

/** Where a row has its position, by column; -1 where the file has no such column. */
export interface PositionColumns {
  latitude: number;
  longitude: number;
  country: number;
}

interface Reading {
  degrees: number;
  text: string;
}

const read = (text: string, axis: Axis): Reading | undefined => {
  const degrees = readCoordinate(text, axis)?.degrees;
  return degrees === undefined ? undefined : { degrees, text };
};

/** The same number on the other side of the equator or of Greenwich, in the digits that it was written in. */
const negated = (text: string, degrees: number): string => {
  if (!/^[+−–-]?[\d.]+$/.test(text)) return String(Number((-degrees).toFixed(6)));
  return degrees < 0 ? text.slice(1) : `-${text.replace(/^\+/, '')}`;
};

/** Decimal degrees that any latitude may be, and any longitude: nothing to be told from their numbers. */
const ORDINARY_LATITUDE = /^-?(?:[0-8]?\d(?:\.\d*)?|90(?:\.0*)?)$/;
const ORDINARY_LONGITUDE = /^-?(?:\d{1,2}|1[0-7]\d)(?:\.\d*)?$/;

/** `lat` and `lon` each in the other's column, which only their numbers or letters can tell. */
function swappedFor(latitude: string, longitude: string): boolean {
  const ownLatitude = read(latitude, 'latitude');
  const ownLongitude = read(longitude, 'longitude');
  const asLongitude = read(latitude, 'longitude');
  const asLatitude = read(longitude, 'latitude');
  if (!asLongitude || !asLatitude || Math.abs(asLatitude.degrees) > 90) return false;
  if (!ownLatitude && !ownLongitude) return true;
  return ownLatitude !== undefined && Math.abs(ownLatitude.degrees) > 90 && Math.abs(asLongitude.degrees) <= 180;
}

/** What only the two halves of a position, or the country beside it, can tell. */
export function positionProblems(
  cells: readonly string[],
  { latitude, longitude, country }: PositionColumns,
  lands: Lands | undefined,
): Problem[] {
  if (latitude < 0 || longitude < 0) return [];
  const lat = (cells[latitude] ?? '').trim();
  const lon = (cells[longitude] ?? '').trim();
  if (lat === '' || lon === '') return [];
  const isOrdinary = ORDINARY_LATITUDE.test(lat) && ORDINARY_LONGITUDE.test(lon);
  if (isOrdinary && !lands) return [];
  const turned: readonly CellFix[] = [
    { index: latitude, value: lon },
    { index: longitude, value: lat },
  ];
  if (!isOrdinary && swappedFor(lat, lon))
    return [{ kind: 'swapped', index: latitude, detail: `${lat}, ${lon}`, fix: turned }];
  const at = isOrdinary
    ? { latitude: Number(lat), longitude: Number(lon) }
    : { latitude: read(lat, 'latitude')?.degrees, longitude: read(lon, 'longitude')?.degrees };
  if (!lands || at.latitude === undefined || at.longitude === undefined) return [];
  if (Math.abs(at.latitude) > 90 || Math.abs(at.longitude) > 180) return [];
  if (at.latitude === 0 && at.longitude === 0) return [];
  const written = countryOf(cells[country] ?? '');
  const code = written && (renamedCountry(written) ?? written);
  const isIn = (y: number, x: number): boolean | undefined => (code ? lands.isIn(code, y, x) : undefined);
  const isInside = isIn(at.latitude, at.longitude);
  // Of a country without a shape, such as one of small islands, nothing can be told.
  if (isInside || (code && isInside === undefined)) return [];
  const atSea = lands.isAtSea(at.latitude, at.longitude);
  if (!atSea && !code) return [];
  const detail = `${lat}, ${lon}`;
  const plain: Problem = {
    kind: atSea ? 'atSea' : 'otherCountry',
    index: latitude,
    detail: code ? `${detail}; ${code}` : detail,
  };
  // Another country may be the one that is right: only a position that cannot be is corrected by the country.
  if (!atSea || !code) return [plain];
  const ways: (Problem | false | undefined)[] = [
    isIn(-at.latitude, at.longitude) && {
      kind: 'wrongSign',
      index: latitude,
      detail,
      fix: [{ index: latitude, value: negated(lat, at.latitude) }],
    },
    isIn(at.latitude, -at.longitude) && {
      kind: 'wrongSign',
      index: longitude,
      detail,
      fix: [{ index: longitude, value: negated(lon, at.longitude) }],
    },
    isIn(-at.latitude, -at.longitude) && {
      kind: 'wrongSign',
      index: latitude,
      detail,
      fix: [
        { index: latitude, value: negated(lat, at.latitude) },
        { index: longitude, value: negated(lon, at.longitude) },
      ],
    },
    Math.abs(at.longitude) <= 90 &&
      isIn(at.longitude, at.latitude) && { kind: 'swapped', index: latitude, detail, fix: turned },
  ];
  const possible = ways.flatMap((way) => way || []);
  return possible.length === 1 ? possible : [plain];
}
