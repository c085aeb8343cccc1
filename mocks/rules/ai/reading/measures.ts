import type { AccessionFilter, GeoScope } from '@/contract/accession/accession-filter';
import { BIO_VARIABLES } from '@/contract/accession/climate';
import { fold } from '@/contract/fold';
import { PANEL_LABELS } from './panel-labels';

export interface Bounds {
  ge?: number;
  le?: number;
}

/** Something that is measured, and how people call it. */
export interface Measure {
  path: string;
  /** Alternatives of a pattern, folded. */
  name: string;
  /** Without which nothing in a text is about it. */
  sign: RegExp;
  unit: string;
  /** Behind the unit. */
  tail: string;
  /** Whether its name alone tells, where the unit is left out. */
  isNamed?: boolean;
  /** A shorter unit, which does with the name. */
  bare?: string;
  least?: number;
  most?: number;
  filter: (bounds: Bounds) => AccessionFilter;
}

const TEXTS = PANEL_LABELS.map(({ fields }) => fields);

/** Of labels, without what a pattern would take for its own. */
const labels = (of: (texts: (typeof TEXTS)[number]) => string): string[] =>
  TEXTS.map((texts) =>
    fold(of(texts))
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );

const geo = (scope: GeoScope): AccessionFilter => ({ geo: scope });
const DEGREES = '°|º|deg|degrees?|grados?|degres?|graus?';
const RAIN =
  'rainfall|rain|precipitations?|lluvias?|precipitacion(?:es)?|pluies?|pluviometrie|pluviosite|pluviosidade|pluviosidad|chuvas?|precipitac(?:ao|oes)';
const ANNUAL = 'annual|yearly|mean annual|average annual|anual(?:es)?|media anual|annuelle?s?|anuais';
const MEAN =
  'mean|average|annual mean|mean annual|average annual|media(?: anual)?|promedio(?: anual)?|moyenne(?: annuelle)?';
const YEARLY = `(?: (?:of|de|d))?(?: (?:${ANNUAL}) (?:${RAIN})| (?:${RAIN}) (?:${ANNUAL})|(?: (?:${RAIN}))? (?:an?|per|por|al|par|ao|a) (?:year|ano|an))`;

const NAMED_CLIMATE: Partial<Record<(typeof BIO_VARIABLES)[number], string[]>> = {
  bio1: [`(?:${MEAN}) temperatures?`, `temperaturas? (?:${MEAN})`, `temperatures? (?:${MEAN})`],
  bio12: [`(?:${ANNUAL}) (?:${RAIN})`, `(?:${RAIN}) (?:${ANNUAL})`, `(?:${RAIN}) (?:per|por|a|par) (?:year|ano|an)`],
};

const climate: Measure[] = BIO_VARIABLES.map((variable, at) => {
  const name = [...(NAMED_CLIMATE[variable] ?? []), ...labels((texts) => texts.geo.climate[variable])].join('|');
  return {
    path: `geo.climate.${variable}`,
    name,
    sign: new RegExp(variable === 'bio12' ? RAIN : name),
    unit:
      at < 11
        ? `(?:${DEGREES})? ?(?:c|celsius|centigrad[oa]s?)|${DEGREES}`
        : 'mm|millimet(?:re|er)s?|milimetros?|millimetres?',
    // Without its name a quantity of degrees or millimetres is no climate.
    tail: variable === 'bio12' ? `(?:${YEARLY}| (?:of|de) (?:${RAIN}))` : '(?!)',
    filter: (bounds) => geo({ climate: { [variable]: bounds } }),
  };
});

/** Degrees of the half that is counted below zero. */
const mirrored = ({ ge, le }: Bounds): Bounds => ({
  ...(le !== undefined && { ge: -le }),
  le: ge === undefined || ge === 0 ? 0 : -ge,
});
const SIGN_OF_DEGREES = /[°º]|deg|grad|grau|latit|longit|parall?el|\d ?[nsew]\b/;
const ofSide = (words: string, line: string): string =>
  `(?:(?:${DEGREES})(?![a-z]))?(?: ?(?:of|de) (?:${line}))? ?(?:${words})(?: (?:${line}))?`;
const LATITUDE = 'latitudes?|latitud|parallels?|paralelos?|paralleles?';
const LONGITUDE = 'longitudes?|longitud';

const HEIGHT = 'altitudes?|elevations?|altitud(?:es)?|elevacion(?:es)?|heights?|alturas?|altitude|elevac(?:ao|oes)';
const SEA_LEVEL =
  '(?:above|over) (?:the )?sea level|sobre (?:el )?nivel del mar|au dessus du niveau de la mer|acima do nivel do mar';

/** Heights in other units, and what one of them is in metres. */
const OTHER_HEIGHTS = (
  [
    [/\b(?:feet|foot|ft|pies|pieds|pes)\b/, 'feet|foot|ft|pies|pieds|pes', 0.3048],
    [/\bkm\b|kilomet|quilomet/, 'kms?|kilomet(?:re|er)s?|kilometros?|quilometros?', 1_000],
  ] as const
).map(([sign, unit, metres]): Measure => ({
  path: 'geo.elevation',
  sign,
  name: HEIGHT,
  unit: `(?:${unit})(?: ?(?:${SEA_LEVEL}|asl))?`,
  // A distance of kilometres without a word of height is none.
  tail: `(?: (?:of|in|de|d|en|em) (?:${HEIGHT})| (?:${HEIGHT}))${metres === 1_000 ? '' : '?'}`,
  isNamed: false,
  least: -500 / metres,
  most: 9_000 / metres,
  filter: ({ ge, le }) =>
    geo({
      elevation: {
        ...(ge !== undefined && { ge: Math.round(ge * metres) }),
        ...(le !== undefined && { le: Math.round(le * metres) }),
      },
    }),
}));

/** The longer names first: what a pattern has read is read no more. */
export const MEASURES: readonly Measure[] = [
  ...climate,
  {
    path: 'pdci',
    sign: /pdci|passport|pasaporte|passaporte|passeport/,
    name: [...labels(({ pdci }) => pdci), 'pdci', 'passport data completeness(?: index)?'].join('|'),
    unit: 'points?|puntos?|pontos?',
    tail: '(?!)',
    least: 0,
    most: 10,
    filter: (pdci) => ({ pdci }),
  },
  {
    path: 'geo.latitude',
    sign: SIGN_OF_DEGREES,
    name: LATITUDE,
    unit: ofSide('s|south|sur|sud|sul', LATITUDE),
    tail: '',
    least: -90,
    most: 90,
    isNamed: false,
    filter: (bounds) => geo({ latitude: mirrored(bounds) }),
  },
  {
    path: 'geo.latitude',
    sign: SIGN_OF_DEGREES,
    name: [...labels((texts) => texts.geo.latitude), LATITUDE].join('|'),
    unit: `${ofSide('n|north|norte|nord', LATITUDE)}|(?:${DEGREES}) (?:of |de )?(?:${LATITUDE})`,
    tail: '',
    least: -90,
    most: 90,
    bare: DEGREES,
    filter: (latitude) => geo({ latitude }),
  },
  {
    path: 'geo.longitude',
    sign: SIGN_OF_DEGREES,
    name: LONGITUDE,
    unit: ofSide('w|west|oeste|ouest', LONGITUDE),
    tail: '',
    least: -180,
    most: 180,
    isNamed: false,
    filter: (bounds) => geo({ longitude: mirrored(bounds) }),
  },
  {
    path: 'geo.longitude',
    sign: SIGN_OF_DEGREES,
    name: [...labels((texts) => texts.geo.longitude), LONGITUDE].join('|'),
    unit: ofSide('east|este|est|leste', LONGITUDE),
    tail: '',
    least: -180,
    most: 180,
    bare: DEGREES,
    filter: (longitude) => geo({ longitude }),
  },
  ...OTHER_HEIGHTS,
  {
    path: 'geo.elevation',
    sign: /altit|elev|height|altur|\b(?:met(?:re|er|ro)s?|mts)\b|\d ?\+? ?m(?:\b|et|ts|asl|snm|nm)/,
    name: [...labels((texts) => texts.geo.elevation), HEIGHT].join('|'),
    unit: `(?:m|metres?|meters?|mts?|metros?|m asl|m a s l|m s ?n ?m|m\\.? ?s\\. ?n\\. ?m)(?: ?(?:${SEA_LEVEL}|asl))?|masl|msnm|mnm`,
    tail: `(?: (?:of|in|de|d|en|em) (?:${HEIGHT})| (?:${HEIGHT}))?`,
    least: -500,
    most: 9000,
    filter: (elevation) => geo({ elevation }),
  },
];
