import { RANGE, disagree, readCoordinate, toDecimal } from '../coordinates';
import type { Axis, CoordinateReading } from '../coordinates';
import { detailOf } from '../report/note-details';
import type { Say } from '../report/note-kinds';
import type { PassportRecord } from '../record';

/** The clean texts of the four columns; empty where there is none. */
export interface PositionCells {
  DECLATITUDE: string;
  LATITUDE: string;
  DECLONGITUDE: string;
  LONGITUDE: string;
}

const read = (text: string, axis: Axis, column: string, say: Say): CoordinateReading | undefined => {
  if (text === '') return undefined;
  const reading = readCoordinate(text, axis);
  if (!reading) say('notACoordinate', { column, value: text });
  else if (Math.abs(reading.degrees) > RANGE[axis]) {
    say('outOfRange', { column, value: text, detail: detailOf(axis, { from: -RANGE[axis], to: RANGE[axis] }) });
    return undefined;
  }
  return reading;
};

/** The decimal column counts where both can be read: MCPD V2.1 prefers it, and it is the finer one. */
const axisOf = (decimalText: string, dmsText: string, axis: Axis, say: Say): number | undefined => {
  const column = axis.toUpperCase();
  const decimal = read(decimalText, axis, `DEC${column}`, say);
  const dms = read(dmsText, axis, column, say);
  if (decimal && dms && disagree(decimal, dms)) {
    const used = String(decimal.degrees);
    const isOpposite = !disagree({ ...decimal, degrees: -decimal.degrees }, dms);
    say('dmsDisagrees', {
      column,
      value: dmsText,
      used,
      detail: detailOf(isOpposite ? 'opposite' : 'beside', {
        degrees: String(toDecimal(dms)),
        column: `DEC${column}`,
        used,
      }),
    });
  }
  const reading = decimal ?? dms;
  if (!reading) return undefined;
  const from = decimal ? `DEC${column}` : column;
  if (reading.form === 'decimal') {
    const source = decimal ? decimalText : dmsText;
    if (/[^\deE.+-]/.test(source)) say('numberForm', { value: source, column: from, used: String(reading.degrees) });
    return reading.degrees;
  }
  const value = toDecimal(reading);
  say('dmsConverted', { column: from, value: decimal ? decimalText : dmsText, used: String(value) });
  return value;
};

const isZero = (text: string, axis: Axis) => !/[1-9]/.test(text) && readCoordinate(text, axis)?.degrees === 0;

/** Reads both axes from their two columns each and looks at them together. */
export const readPosition = (record: PassportRecord, cells: PositionCells, say: Say): void => {
  const latitude = cells.DECLATITUDE || cells.LATITUDE;
  const longitude = cells.DECLONGITUDE || cells.LONGITUDE;
  if (latitude === '' && longitude === '') return;
  if (isZero(latitude, 'latitude') && isZero(longitude, 'longitude')) {
    say('zeroCoordinates', {
      column: cells.DECLATITUDE ? 'DECLATITUDE' : 'LATITUDE',
      value: `${latitude}, ${longitude}`,
    });
    return;
  }
  record.decLatitude = axisOf(cells.DECLATITUDE, cells.LATITUDE, 'latitude', say);
  record.decLongitude = axisOf(cells.DECLONGITUDE, cells.LONGITUDE, 'longitude', say);
  if (latitude === '' || longitude === '') {
    say('halfCoordinate', { column: latitude ? 'DECLATITUDE' : 'DECLONGITUDE', value: latitude || longitude });
  }
};
