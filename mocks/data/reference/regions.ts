/** A region of the UN standard "Standard country or area codes for statistical use" (M49). */
export interface RegionRow {
  /** Three digits, as text. */
  isoCode: string;
  name: string;
  /** Code of the region above; null for the world. */
  parent: string | null;
}

type Row = readonly [isoCode: string, name: string, parent: string | null];

const ROWS: readonly Row[] = [
  ['001', 'World', null],
  ['002', 'Africa', '001'],
  ['015', 'Northern Africa', '002'],
  ['202', 'Sub-Saharan Africa', '002'],
  ['014', 'Eastern Africa', '202'],
  ['017', 'Middle Africa', '202'],
  ['018', 'Southern Africa', '202'],
  ['011', 'Western Africa', '202'],
  ['019', 'Americas', '001'],
  ['419', 'Latin America and the Caribbean', '019'],
  ['029', 'Caribbean', '419'],
  ['013', 'Central America', '419'],
  ['005', 'South America', '419'],
  ['021', 'Northern America', '019'],
  ['142', 'Asia', '001'],
  ['143', 'Central Asia', '142'],
  ['030', 'Eastern Asia', '142'],
  ['035', 'South-eastern Asia', '142'],
  ['034', 'Southern Asia', '142'],
  ['145', 'Western Asia', '142'],
  ['150', 'Europe', '001'],
  ['151', 'Eastern Europe', '150'],
  ['154', 'Northern Europe', '150'],
  ['039', 'Southern Europe', '150'],
  ['155', 'Western Europe', '150'],
  ['009', 'Oceania', '001'],
  ['053', 'Australia and New Zealand', '009'],
  ['054', 'Melanesia', '009'],
  ['057', 'Micronesia', '009'],
  ['061', 'Polynesia', '009'],
];

/** The regions of M49, a parent always before its children. */
export const REGIONS: readonly RegionRow[] = ROWS.map(([isoCode, name, parent]) => ({ isoCode, name, parent }));
