import { ANALOGUE_TOLERANCES, type Tolerances } from '@/contract/accession/climate';
import { readTolerances, writeTolerances } from './tolerance-codec';

export interface TargetPlace {
  latitude: number;
  longitude: number;
}

/** What is asked, all of it in the address. */
export interface AnalogueQuestion {
  place?: TargetPlace;
  /** The accession whose place it is. */
  accession?: string;
  tolerances: Tolerances;
  /** The address said something that could not be read. */
  unread?: boolean;
}

const PLACE = /^(-?\d{1,2}(?:\.\d{1,6})?)_(-?\d{1,3}(?:\.\d{1,6})?)$/;
const UUID = /^[0-9a-f-]{36}$/;

function readPlace(text: string): TargetPlace | undefined {
  const [, latitude, longitude] = PLACE.exec(text) ?? [];
  if (latitude === undefined) return undefined;
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? place : undefined;
}

/** The question in the parameters of an address; what is not there is the usual. */
export function readQuestion(params: URLSearchParams): AnalogueQuestion {
  const [at, within, accession] = [params.get('place'), params.get('within'), params.get('accession')];
  const place = at === null ? undefined : readPlace(at);
  const tolerances = within === null ? ANALOGUE_TOLERANCES : readTolerances(within);
  const unread = (at !== null && !place) || !tolerances;
  return {
    tolerances: tolerances ?? ANALOGUE_TOLERANCES,
    ...(place && { place }),
    ...(place && accession && UUID.test(accession) && { accession }),
    ...(unread && { unread }),
  };
}

const DIGITS = 5;
const short = (value: number) => String(Number(value.toFixed(DIGITS)));

/** A copy of the parameters that says this question; the rest stays. */
export function writeQuestion(params: URLSearchParams, question: AnalogueQuestion): URLSearchParams {
  const { place, accession, tolerances } = question;
  const within = writeTolerances(tolerances);
  const values: Record<string, string | undefined> = {
    place: place && `${short(place.latitude)}_${short(place.longitude)}`,
    accession: place && accession,
    within: within === writeTolerances(ANALOGUE_TOLERANCES) ? undefined : within,
  };
  const next = new URLSearchParams(params);
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined) next.delete(key);
    else next.set(key, value);
  }
  return next;
}
