import { RANGE, readCoordinate, toDecimal, type Axis } from '@/mcpd/coordinates';
import type { TargetPlace } from './analogue-question';

/** Why a typed coordinate is none: a text key of `analogues:problem`. */
export type PlaceProblem = 'required' | 'unreadable' | 'latitude' | 'longitude';

export interface TypedPlace {
  latitude: string;
  longitude: string;
}

function readOne(typed: string, axis: Axis): { degrees?: number; problem?: PlaceProblem } {
  const text = typed.trim();
  if (text === '') return { problem: 'required' };
  const reading = readCoordinate(text, axis);
  if (!reading) return { problem: 'unreadable' };
  const degrees = toDecimal(reading);
  return Math.abs(degrees) <= RANGE[axis] ? { degrees } : { problem: axis };
}

/** Both coordinates pasted at once: `48.21, 16.37`, `48.21; 16.37`, `48.21 16.37`. */
const PAIR = /^([^,;\s]+)(?:\s*;\s*|,\s+|\s+)([^,;\s]+)$/;

/** Splits what was pasted into one box, where it holds both. */
export function splitPair(text: string): TypedPlace | undefined {
  const [, latitude, longitude] = PAIR.exec(text.trim()) ?? /^(-?\d+\.\d+),(-?\d+\.\d+)$/.exec(text.trim()) ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  const both = readCoordinate(latitude, 'latitude') && readCoordinate(longitude, 'longitude');
  return both ? { latitude, longitude } : undefined;
}

/** A place as it was typed: decimal degrees, or degrees, minutes and seconds with the hemisphere. */
export function readTypedPlace(typed: TypedPlace): {
  place?: TargetPlace;
  problems: Partial<Record<Axis, PlaceProblem>>;
} {
  const latitude = readOne(typed.latitude, 'latitude');
  const longitude = readOne(typed.longitude, 'longitude');
  const problems = {
    ...(latitude.problem && { latitude: latitude.problem }),
    ...(longitude.problem && { longitude: longitude.problem }),
  };
  if (latitude.degrees === undefined || longitude.degrees === undefined) return { problems };
  return { place: { latitude: latitude.degrees, longitude: longitude.degrees }, problems };
}
