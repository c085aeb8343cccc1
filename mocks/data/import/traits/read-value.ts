import type { DataType } from '@/contract/descriptor/descriptor';
import type { NoteKind } from './notes';
import type { TraitDescriptor } from './trait-descriptors';
import { readBoolean, readDay, readNumber } from './value-type';

/** A number or the text of a term, and the note about it. */
export interface ValueReading {
  number?: number;
  term?: string;
  say?: NoteKind;
  detail?: string;
}

export const isNumeric = (dataType: DataType): boolean => dataType === 'NUMERIC' || dataType === 'SCALE';

/** Reads one text as what its descriptor is; without number and term it is refused for `say`. */
export function readValue(text: string, { type, definition }: TraitDescriptor): ValueReading {
  const { dataType, decimalComma } = type;
  if (isNumeric(dataType)) {
    const number = readNumber(text, decimalComma);
    if (number === undefined) return { say: 'notANumber' };
    const { min = -Infinity, max = Infinity } = definition ?? {};
    if (number < min || number > max) return { number, say: 'outOfRange', detail: `${min} to ${max}` };
    return text.includes(' ') ? { number, say: 'numberForm' } : { number };
  }
  if (dataType === 'DATE') {
    const term = readDay(text);
    return term === undefined ? { say: 'notADate' } : { term };
  }
  if (dataType === 'BOOLEAN') {
    const value = readBoolean(text);
    return value === undefined ? { say: 'notABoolean' } : { term: String(value) };
  }
  const isNew = dataType === 'CODED' && definition && definition.codes.size > 0 && !definition.codes.has(text);
  return isNew ? { term: text, say: 'newCode' } : { term: text };
}
