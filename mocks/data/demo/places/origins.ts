import { COUNTRIES } from '../../reference/countries';
import { PLACE_TEXT } from './place-data';
import { PLACE_REACH } from './place-reach';
import { parsePlaces, type Place } from './places';

/** A place with what the generator needs to send a collector there. */
export interface Site extends Place {
  country: string;
  language: string;
  /** Kilometres one may go in any direction without leaving the country. */
  reach: number;
  /** The former country that stood here, and the first year in which it no longer did. */
  former?: { code: string; until: number };
}

/** When a former country ended, by its code. Only those whose land is exactly that of the successors named. */
const ENDED: Readonly<Record<string, number>> = {
  SUN: 1991,
  YUG: 1992,
  CSK: 1993,
  ZAR: 1997,
  BUR: 1989,
  HVO: 1984,
  ROM: 2002,
  TMP: 2002,
};

/** Places of the German Democratic Republic: the code went with the land, not with the country. */
const EAST_GERMAN = new Set(['Gatersleben', 'Groß Lüsewitz', 'Müncheberg', 'Dresden-Pillnitz']);

const formerOf = new Map<string, { code: string; until: number }>();
for (const { code3, successors } of COUNTRIES) {
  const until = ENDED[code3];
  if (until !== undefined) for (const successor of successors) formerOf.set(successor, { code: code3, until });
}

function sitesOf(country: string, places: readonly Place[]): Site[] {
  const reach = (PLACE_REACH[country] ?? '').split(' ').map(Number);
  const language = PLACE_TEXT[country]?.[0] ?? 'en';
  return places.map((place, index) => {
    const former =
      country === 'DEU' && EAST_GERMAN.has(place.name) ? { code: 'DDR', until: 1990 } : formerOf.get(country);
    return { ...place, country, language, reach: reach[index] ?? 0, ...(former && { former }) };
  });
}

/** The sites of each country that the demo collects in. */
export const SITES: ReadonlyMap<string, readonly Site[]> = new Map(
  [...parsePlaces()].map(([country, places]) => [country, sitesOf(country, places)]),
);

/** Where an origin may have been: the country itself, or today's countries of a former one. Throws on one without places. */
export function landsOf(code: string): string[] {
  if (SITES.has(code)) return [code];
  const lands = (COUNTRIES.find(({ code3 }) => code3 === code)?.successors ?? []).filter((land) => SITES.has(land));
  if (lands.length === 0) throw new Error(`No places in ${code}`);
  return lands;
}
