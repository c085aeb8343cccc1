/** Points by column and group of van Hintum et al. 2011, written down a second time to check the portal's own. */
const ALWAYS = { GENUS: 120, ACQDATE: 10, SAMPSTAT: 80, OTHERNUMB: 35, STORAGE: 15, ACCEURL: 40, MLSSTAT: 15 };
const WITH_SPECIES = { SPECIES: 80, SPAUTHOR: 5, SUBTAXA: 40, SUBTAUTHOR: 5, CROPNAME: 45 };

const BY_STATUS: Record<string, Record<string, number>> = {
  '1': { COLLDATE: 30, COLLSRC: 30, COLLNUMB: 60, ELEVATION: 20 },
  '3': { COLLDATE: 30, COLLSRC: 50, COLLNUMB: 40, ELEVATION: 15, ANCEST: 10, ACCENAME: 50 },
  '4': { COLLSRC: 20, ANCEST: 150, ACCENAME: 80 },
  '5': { COLLSRC: 20, ANCEST: 100, ACCENAME: 160 },
  '9': { COLLDATE: 10, COLLSRC: 25, COLLNUMB: 20, ELEVATION: 5, ANCEST: 40, ACCENAME: 40 },
};
const ORIGIN: Record<string, number> = { '1': 80, '3': 80, '4': 40, '5': 40, '9': 40 };
/** Coordinates with site, coordinates alone, site alone. */
const PLACE: Record<string, [number, number, number]> = { '1': [140, 120, 70], '3': [95, 80, 45], '9': [40, 30, 20] };
/** Code, name alone. */
const COLLECTOR: Record<string, [number, number]> = { '1': [40, 20], '3': [30, 15], '9': [20, 10] };
const BREEDER: Record<string, [number, number]> = { '4': [110, 55], '5': [80, 40], '9': [10, 10] };

type Row = Record<string, string | undefined>;

const sum = (row: Row, points: Record<string, number>) =>
  Object.entries(points).reduce((total, [column, value]) => total + (row[column] ? value : 0), 0);

const either = (row: Row, code: string, name: string, [best, half] = [0, 0]) =>
  row[code] ? best : row[name] ? half : 0;

/** The index of a row as the file has it. Whether coordinates and country can be used is for the caller to say. */
export const simplePdci = (row: Row, hasCoordinates: boolean, hasOrigin: boolean): number => {
  const first = (row.SAMPSTAT ?? '').slice(0, 1);
  const group = first === '2' ? '1' : '1345'.includes(first || '-') ? first : '9';
  const [both, coordinates, site] = PLACE[group] ?? [0, 0, 0];
  const donor = either(row, 'DONORCODE', 'DONORNAME', [40, 20]);
  const points =
    sum(row, ALWAYS) +
    (row.SPECIES ? sum(row, WITH_SPECIES) : 0) +
    sum(row, BY_STATUS[group] ?? {}) +
    (hasOrigin ? (ORIGIN[group] ?? 0) : 0) +
    (hasCoordinates ? (row.COLLSITE ? both : coordinates) : row.COLLSITE ? site : 0) +
    either(row, 'COLLCODE', 'COLLNAME', COLLECTOR[group]) +
    either(row, 'BREDCODE', 'BREDNAME', BREEDER[group]) +
    either(row, 'DUPLSITE', 'DUPLINSTNAME', [30, 15]) +
    donor +
    (row.DONORNUMB ? (donor > 0 ? 40 : 20) : 0);
  return points / 100;
};
