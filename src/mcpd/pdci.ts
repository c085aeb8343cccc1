import type { PassportRecord } from './record';

/** What the index looks at; whoever has these of an accession can have its parts. */
export type PdciInput = Omit<PassportRecord, 'instCode' | 'acceNumb' | 'collInstAddress' | 'remarks'>;

export type PdciGroup = 'wild' | 'landrace' | 'breeding' | 'cultivar' | 'other';

/** One criterion: what it earned and what it could earn, in points (100 points are 1.0 of the index). */
export interface PdciPart {
  /** MCPD columns that count: `['DONORCODE', 'DONORNAME']`. */
  columns: readonly string[];
  /** The columns to fill for a full mark. */
  missing: string[];
  reached: number;
  possible: number;
}

export interface Pdci {
  /** 0 to 10. */
  score: number;
  /** Which set of weights applies, by SAMPSTAT. */
  group: PdciGroup;
  /** Only what can earn points in this group. */
  parts: PdciPart[];
}

interface GroupWeights {
  origCty: number;
  coordinates: number;
  /** A described site tells less where there are coordinates. */
  siteWithCoordinates: number;
  siteAlone: number;
  elevation: number;
  collDate: number;
  bredCode: number;
  bredName: number;
  ancest: number;
  collSrc: number;
  acceName: number;
  collNumb: number;
  collCode: number;
  collName: number;
}

// oxfmt-ignore
const WEIGHTS: Record<PdciGroup, GroupWeights> = {
  wild: { origCty: 80, coordinates: 120, siteWithCoordinates: 20, siteAlone: 70, elevation: 20, collDate: 30, bredCode: 0, bredName: 0, ancest: 0, collSrc: 30, acceName: 0, collNumb: 60, collCode: 40, collName: 20 },
  landrace: { origCty: 80, coordinates: 80, siteWithCoordinates: 15, siteAlone: 45, elevation: 15, collDate: 30, bredCode: 0, bredName: 0, ancest: 10, collSrc: 50, acceName: 50, collNumb: 40, collCode: 30, collName: 15 },
  breeding: { origCty: 40, coordinates: 0, siteWithCoordinates: 0, siteAlone: 0, elevation: 0, collDate: 0, bredCode: 110, bredName: 55, ancest: 150, collSrc: 20, acceName: 80, collNumb: 0, collCode: 0, collName: 0 },
  cultivar: { origCty: 40, coordinates: 0, siteWithCoordinates: 0, siteAlone: 0, elevation: 0, collDate: 0, bredCode: 80, bredName: 40, ancest: 100, collSrc: 20, acceName: 160, collNumb: 0, collCode: 0, collName: 0 },
  other: { origCty: 40, coordinates: 30, siteWithCoordinates: 10, siteAlone: 20, elevation: 5, collDate: 10, bredCode: 10, bredName: 10, ancest: 40, collSrc: 25, acceName: 40, collNumb: 20, collCode: 20, collName: 10 },
};

const pdciGroup = (sampStat: number | undefined): PdciGroup => {
  if (sampStat === undefined || sampStat >= 600) return 'other';
  if (sampStat >= 500) return 'cultivar';
  if (sampStat >= 400) return 'breeding';
  return sampStat >= 300 ? 'landrace' : 'wild';
};

const hasCoordinates = (r: PdciInput) => r.decLatitude !== undefined && r.decLongitude !== undefined;
const hasDonor = (r: PdciInput) => Boolean(r.donorCode ?? r.donorName);
const first = (better: unknown, weight: number, lesser: unknown, lesserWeight: number) =>
  better ? weight : lesser ? lesserWeight : 0;

type Criterion = [
  columns: readonly string[],
  reached: (record: PdciInput, weights: GroupWeights) => number,
  possible: (weights: GroupWeights) => number,
];

/** Parts of the name below the species count only with a species. */
const CRITERIA: Criterion[] = [
  [['GENUS'], (r) => (r.genus ? 120 : 0), () => 120],
  [['SPECIES'], (r) => (r.species ? 80 : 0), () => 80],
  [['SPAUTHOR'], (r) => (r.species && r.spAuthor ? 5 : 0), () => 5],
  [['SUBTAXA'], (r) => (r.species && r.subtaxa ? 40 : 0), () => 40],
  [['SUBTAUTHOR'], (r) => (r.species && r.subtAuthor ? 5 : 0), () => 5],
  [['CROPNAME'], (r) => (r.species && r.cropName ? 45 : 0), () => 45],
  [['ACQDATE'], (r) => (r.acqDate ? 10 : 0), () => 10],
  [['SAMPSTAT'], (r) => (r.sampStat === undefined ? 0 : 80), () => 80],
  [['DONORCODE', 'DONORNAME'], (r) => first(r.donorCode, 40, r.donorName, 20), () => 40],
  [['DONORNUMB'], (r) => (r.donorNumb ? (hasDonor(r) ? 40 : 20) : 0), () => 40],
  [['OTHERNUMB'], (r) => (r.otherNumb.length > 0 ? 35 : 0), () => 35],
  [['DUPLSITE', 'DUPLINSTNAME'], (r) => first(r.duplSite.length, 30, r.duplInstName.length, 15), () => 30],
  [['STORAGE'], (r) => (r.storage.length > 0 ? 15 : 0), () => 15],
  [['ACCEURL'], (r) => (r.acceUrl ? 40 : 0), () => 40],
  [['MLSSTAT'], (r) => (r.mlsStat === undefined ? 0 : 15), () => 15],
  [['ORIGCTY'], (r, w) => (r.origCty ? w.origCty : 0), (w) => w.origCty],
  [
    ['DECLATITUDE', 'DECLONGITUDE', 'COLLSITE'],
    (r, w) =>
      hasCoordinates(r) ? w.coordinates + (r.collSite ? w.siteWithCoordinates : 0) : r.collSite ? w.siteAlone : 0,
    (w) => w.coordinates + w.siteWithCoordinates,
  ],
  [['ELEVATION'], (r, w) => (r.elevation === undefined ? 0 : w.elevation), (w) => w.elevation],
  [['COLLDATE'], (r, w) => (r.collDate ? w.collDate : 0), (w) => w.collDate],
  [
    ['BREDCODE', 'BREDNAME'],
    (r, w) => first(r.bredCode.length, w.bredCode, r.bredName.length, w.bredName),
    (w) => w.bredCode,
  ],
  [['ANCEST'], (r, w) => (r.ancest ? w.ancest : 0), (w) => w.ancest],
  [['COLLSRC'], (r, w) => (r.collSrc === undefined ? 0 : w.collSrc), (w) => w.collSrc],
  [['ACCENAME'], (r, w) => (r.acceName ? w.acceName : 0), (w) => w.acceName],
  [['COLLNUMB'], (r, w) => (r.collNumb ? w.collNumb : 0), (w) => w.collNumb],
  [
    ['COLLCODE', 'COLLNAME'],
    (r, w) => first(r.collCode.length, w.collCode, r.collName.length, w.collName),
    (w) => w.collCode,
  ],
];

const PRESENT: Record<string, (r: PdciInput) => boolean> = {
  DECLATITUDE: (r) => r.decLatitude !== undefined,
  DECLONGITUDE: (r) => r.decLongitude !== undefined,
  COLLSITE: (r) => Boolean(r.collSite),
};

const missingOf = (columns: readonly string[], record: PdciInput, reached: number): string[] => {
  if (columns[0] === 'DECLATITUDE') return columns.filter((column) => !PRESENT[column]?.(record));
  // A donor's number without the donor is worth half.
  if (columns[0] === 'DONORNUMB' && reached > 0) return ['DONORCODE'];
  return reached > 0 ? columns.slice(0, 1) : [...columns];
};

/** The score of `pdci` alone, without allocation: 0 to 10. */
export const pdciScore = (record: PdciInput): number => {
  const weights = WEIGHTS[pdciGroup(record.sampStat)];
  let points = 0;
  for (const criterion of CRITERIA) points += criterion[1](record, weights);
  return points / 100;
};

/**
 * Passport Data Completeness Index, 0 to 10: the presence of values, weighted by the biological status,
 * for a wild accession should have a collecting site and a cultivar its name and breeder. Every group of
 * status but "other" (no SAMPSTAT, 600, 999) can reach 10.
 *
 * Source: Th. van Hintum, F. Menting, E. van Strien (2011): Quality indicators for passport data in
 * ex situ genebanks. Plant Genetic Resources 9(3), 478–485. doi:10.1017/S1479262111000682
 */
export const pdci = (record: PdciInput): Pdci => {
  const group = pdciGroup(record.sampStat);
  const weights = WEIGHTS[group];
  const parts = CRITERIA.map(([columns, reach, possible]): PdciPart => {
    const reached = reach(record, weights);
    const most = possible(weights);
    return { columns, missing: reached < most ? missingOf(columns, record, reached) : [], reached, possible: most };
  }).filter((part) => part.possible > 0);
  return { score: parts.reduce((sum, part) => sum + part.reached, 0) / 100, group, parts };
};
