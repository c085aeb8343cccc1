import { readNumber } from './reading/numbers';

export type Axis = 'latitude' | 'longitude';

export interface CoordinateReading {
  degrees: number;
  form: 'decimal' | 'dms';
  /** How far the true place may lie from `degrees`, by the digits given. */
  precision: number;
}

export const RANGE: Record<Axis, number> = { latitude: 90, longitude: 180 };

/** Longer text is no coordinate; said first, so that no pattern has to go through it. */
const MAX_LENGTH = 60;

/** `DDMMSSH`, `DDDMMSSH`; missing minutes or seconds as hyphens, or left off. */
const COMPACT: Record<Axis, RegExp> = {
  latitude: /^(\d{2})(?:(\d{2}|--)(\d{2}(?:\.\d+)?|--)?)?([NS])$/,
  longitude: /^(\d{3})(?:(\d{2}|--)(\d{2}(?:\.\d+)?|--)?)?([EW])$/,
};
const HEMISPHERES: Record<Axis, string> = { latitude: 'NS', longitude: 'EW' };
const SPACED =
  /^(\d{1,3})\s*[°º:\s]\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:['′’:\s]\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:["″”]|''|′′)?)?)?)?\s*([NSEW])$/;
const WITH_HEMISPHERE = /^(\d{1,3}[.,]\d+)\s*°?\s*([NSEW])$/;

const given = (text: string | undefined) => (text === undefined || text === '--' ? undefined : text);

const fromParts = (
  d: string,
  m: string | undefined,
  s: string | undefined,
  h: string,
): CoordinateReading | undefined => {
  const minutes = given(m);
  const seconds = given(s);
  if (minutes === undefined && seconds !== undefined) return undefined;
  if (Number(minutes ?? 0) >= 60 || Number(seconds ?? 0) >= 60) return undefined;
  const size = Number(d) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600;
  return {
    degrees: (h === 'S' || h === 'W') && size !== 0 ? -size : size,
    form: 'dms',
    precision: seconds === undefined ? (minutes === undefined ? 1 : 1 / 60) : 1 / 3600,
  };
};

const decimal = (text: string): CoordinateReading | undefined => {
  const { value } = readNumber(text.endsWith('°') ? text.slice(0, -1).trimEnd() : text, true);
  if (value === undefined) return undefined;
  const digits = /[.,](\d*)/.exec(text)?.[1]?.length ?? 0;
  return { degrees: value, form: 'decimal', precision: 10 ** -Math.min(digits, 12) / 2 };
};

/**
 * A latitude or longitude: decimal degrees (point or comma), or degrees, minutes and seconds with the hemisphere as
 * MCPD writes them (`103020S`, `1030--S`, `0762510W`), with signs (`10°30'20"S`) or with the letter first.
 * Undefined where it is neither, or where the hemisphere belongs to the other axis. The range is not checked.
 */
export const readCoordinate = (text: string, axis: Axis): CoordinateReading | undefined => {
  if (text.length > MAX_LENGTH) return undefined;
  const number = decimal(text);
  if (number) return number;
  const upper = text.toUpperCase().replace(/^([NSEW])\s*(.*)$/, '$2$1');
  if (!HEMISPHERES[axis].includes(upper.slice(-1))) return undefined;
  const compact = COMPACT[axis].exec(upper);
  if (compact) return fromParts(compact[1] ?? '', compact[2], compact[3], compact[4] ?? '');
  const hemisphere = WITH_HEMISPHERE.exec(upper);
  if (hemisphere) {
    const size = decimal(hemisphere[1] ?? '');
    return size && { ...size, degrees: hemisphere[2] === 'S' || hemisphere[2] === 'W' ? -size.degrees : size.degrees };
  }
  const spaced = SPACED.exec(upper);
  return spaced ? fromParts(spaced[1] ?? '', spaced[2], spaced[3], spaced[4] ?? '') : undefined;
};

/** Whether two readings of the same coordinate cannot both be true. */
export const disagree = (a: CoordinateReading, b: CoordinateReading): boolean =>
  Math.abs(a.degrees - b.degrees) > a.precision + b.precision + 1e-9;

/** Decimal degrees of a converted reading: six digits are a tenth of a metre. */
export const toDecimal = (reading: CoordinateReading): number => Number(reading.degrees.toFixed(6));
