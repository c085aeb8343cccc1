import { NumberMark } from '@/entities/accession/climate/NumberMark';
import { setColour } from './set-colour';

/** The number of a set in its colour, as on the map. */
export function SetMark({ at }: { at: number }) {
  return <NumberMark value={at + 1} colour={setColour(at)} />;
}
