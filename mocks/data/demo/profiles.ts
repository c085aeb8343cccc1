import { COLLECTION_TEXT } from './collections';

/** How an institute documents what it holds. Shares are from 0 to 1. */
export interface Profile {
  code: string;
  /** ISO 3166-1 alpha-3 of the country where it stands. */
  country: string;
  founded: number;
  /** Of its landraces and wild plants, those from its own country. */
  home: number;
  mls: boolean | undefined;
  inTrust: boolean | undefined;
  /** Share of what can be had; undefined where it does not say. */
  available: number | undefined;
  doi: number;
  sgsv: number;
  /** Where safety duplicates go, besides Svalbard. */
  duplicates: readonly string[];
  aegis: number;
  curation: string | undefined;
  images: number;
  /** How much of what was collected has coordinates, against the others. */
  coordinates: number;
  /** Language of CROPNAME; `none`: it gives none. */
  language: string;
  /** Names a web page for each accession. */
  pages: boolean;
  /** What it has more of than others: landraces, breeding material, cultivars. */
  style?: 'landrace' | 'breeding' | 'cultivar';
}

type Row = readonly [
  founded: number,
  home: number,
  /** T part of the multilateral system, I also held in trust for it, N not, - does not say. */
  mls: 'T' | 'I' | 'N' | '-',
  available: number | null,
  doi: number,
  sgsv: number,
  duplicates: string,
  aegis: number,
  curation: 'F' | 'P' | '-',
  images: number,
  coordinates: number,
  language: string,
  extra?: string,
];

/** The extra: `l`, `b`, `c` the style, `p` pages. */
// oxfmt-ignore
const ROWS: Readonly<Record<string, Row>> = {
  AUS165: [1966, 0.06, 'T', 0.9, 0.3, 0.35, '', 0, '-', 0, 1, 'en'],
  AUT001: [1969, 0.7, 'T', 0.9, 0.3, 0.1, 'AUT046', 0.25, '-', 0, 0.6, 'de', 'l'],
  AUT046: [1990, 0.5, '-', 0.7, 0, 0.05, 'AUT001', 0.1, '-', 0.2, 0.3, 'de', 'c'],
  AZE015: [2003, 0.85, '-', null, 0.1, 0.1, 'TUR001', 0.1, '-', 0, 1.1, 'none', 'l'],
  BEL084: [1985, 0, 'I', 0.85, 0.95, 0, 'NGA039', 0, 'F', 0.75, 0.8, 'en', 'lp'],
  BGR001: [1977, 0.5, 'T', 0.6, 0.2, 0.05, '', 0.2, '-', 0, 0.3, 'en'],
  BRA003: [1974, 0.65, 'N', null, 0.1, 0.05, '', 0, '-', 0, 1, 'pt'],
  CAN004: [1970, 0.1, 'T', 0.95, 0.5, 0.3, 'USA995', 0, '-', 0.02, 0.8, 'en', 'p'],
  CHE001: [1900, 0.7, 'T', 0.9, 0.4, 0.6, 'DEU146', 0.5, '-', 0.1, 0.6, 'fr', 'l'],
  CHN001: [1978, 0.85, '-', null, 0, 0, '', 0, '-', 0, 0.08, 'none', 'l'],
  CIV033: [1975, 0.1, 'I', 0.9, 0.95, 0.7, 'PHL001', 0, 'F', 0.02, 1, 'en', 'l'],
  COL003: [1967, 0.1, 'I', 0.95, 1, 0.95, 'MEX002', 0, 'F', 0.5, 1.5, 'en', 'lp'],
  CRI001: [1976, 0.3, 'I', 0.9, 0.5, 0.4, '', 0, 'P', 0.05, 1, 'es', 'l'],
  CZE027: [1952, 0.1, 'T', 0.9, 0.3, 0, 'POL002', 0.5, '-', 0.1, 0.2, 'cs', 'c'],
  CZE122: [1954, 0.3, 'T', 0.9, 0.5, 0.2, '', 0.45, '-', 0.02, 0.5, 'cs', 'c'],
  DEU146: [1943, 0.12, 'T', 0.97, 0.97, 0.4, '', 0.35, 'F', 0.3, 0.8, 'de', 'p'],
  ESP004: [1977, 0.85, 'T', 0.9, 0.3, 0.1, '', 0.1, '-', 0.05, 1.4, 'es', 'l'],
  ESP026: [1982, 0.6, 'T', 0.8, 0, 0.05, 'ESP004', 0, '-', 0.1, 1.3, 'es', 'l'],
  ESP027: [1981, 0.8, 'T', 0.8, 0, 0.05, 'ESP004', 0, '-', 0.15, 1.2, 'es', 'l'],
  ETH013: [1983, 0.2, 'I', 0.95, 1, 0.9, 'COL003', 0, 'F', 0.1, 1.2, 'en', 'l'],
  ETH085: [1976, 0.97, '-', null, 0, 0.02, '', 0, '-', 0, 1.1, 'en', 'l'],
  FJI049: [1998, 0.3, 'T', 0.8, 0.6, 0.1, '', 0, 'P', 0.3, 0.5, 'en', 'l'],
  GBR004: [1974, 0.05, '-', 0.5, 0, 0.02, 'NOR051', 0, '-', 0, 1.3, 'none', 'l'],
  GBR247: [1980, 0.2, 'T', 0.95, 0.6, 0.3, '', 0.4, '-', 0.25, 0.4, 'en', 'cp'],
  GBR251: [1938, 0, 'T', 0.9, 0.2, 0.05, '', 0.2, '-', 0, 1, 'en', 'l'],
  GRC005: [1981, 0.95, 'T', 0.6, 0, 0, '', 0.05, '-', 0, 1, 'none', 'l'],
  HUN003: [1958, 0.6, 'T', 0.85, 0.3, 0.1, '', 0.3, '-', 0.05, 0.5, 'en', 'l'],
  IND001: [1976, 0.75, '-', null, 0, 0.01, '', 0, '-', 0, 0.5, 'en', 'l'],
  IND002: [1972, 0.32, 'I', 0.97, 0.97, 0.8, 'NGA039', 0, 'F', 0.05, 1.3, 'en', 'lp'],
  ISR002: [1979, 0.9, 'T', 0.7, 0, 0.05, 'USA995', 0.1, '-', 0, 1.4, 'none', 'l'],
  JPN183: [1985, 0.5, '-', 0.6, 0, 0.01, '', 0, '-', 0.15, 0.5, 'en', 'p'],
  KEN212: [1988, 0.92, 'T', 0.7, 0, 0.2, 'GBR004', 0, '-', 0.02, 1.2, 'en', 'l'],
  KOR011: [1987, 0.6, '-', 0.6, 0, 0.25, '', 0, '-', 0.1, 0.5, 'en', 'l'],
  LBN002: [1977, 0.02, 'I', 0.95, 0.98, 0.8, 'IND002 MEX002', 0, 'F', 0.03, 1.6, 'en', 'l'],
  MEX002: [1966, 0.1, 'I', 0.97, 0.98, 0.85, 'USA995 LBN002', 0, 'F', 0.1, 1, 'en', 'bp'],
  NGA039: [1975, 0.3, 'I', 0.95, 0.95, 0.7, 'IND002 CIV033', 0, 'F', 0.4, 1.1, 'en', 'lp'],
  NLD037: [1985, 0.1, 'T', 1, 1, 0.45, 'DEU146 GBR006', 0.4, 'F', 0.3, 0.9, 'en', 'p'],
  PAK001: [1973, 0.75, 'T', 0.7, 0, 0.05, '', 0, '-', 0, 1, 'en', 'l'],
  PER001: [1971, 0.62, 'I', 0.9, 0.98, 0.4, 'BRA003', 0, 'F', 0.6, 1.3, 'en', 'lp'],
  PHL001: [1961, 0.06, 'I', 0.97, 0.99, 0.85, 'USA995', 0, 'F', 0.05, 0.9, 'en', 'lp'],
  POL002: [1960, 0.2, 'T', 0.9, 0.2, 0, 'CZE027', 0.2, '-', 0.05, 0.2, 'pl', 'c'],
  POL003: [1971, 0.5, 'T', 0.9, 0.4, 0.3, 'SWE054', 0.25, '-', 0.05, 0.9, 'pl'],
  POL030: [1981, 0.6, 'T', 0.9, 0.3, 0.2, 'POL003', 0.1, '-', 0.2, 0.7, 'pl', 'l'],
  PRT001: [1977, 0.95, 'T', 0.9, 0.2, 0.1, '', 0.1, '-', 0.05, 1.4, 'pt', 'l'],
  ROM007: [1987, 0.9, 'T', 0.8, 0.2, 0.05, '', 0.15, '-', 0.05, 1, 'en', 'l'],
  RUS001: [1905, 0.2, 'N', null, 0, 0.01, '', 0, '-', 0, 0.3, 'en', 'l'],
  SWE054: [1979, 0.4, 'T', 0.9, 0.6, 0.85, 'NOR051', 0.5, 'F', 0.2, 0.8, 'en', 'p'],
  TUR001: [1964, 0.95, 'N', 0.3, 0, 0.02, '', 0, '-', 0, 1.2, 'tr', 'l'],
  TWN001: [1971, 0.08, 'T', 0.95, 0.9, 0.5, 'KOR011', 0, 'F', 0.1, 0.7, 'en', 'lp'],
  UKR001: [1908, 0.4, 'N', 0.6, 0, 0.05, 'UKR008', 0.1, '-', 0, 0.2, 'en', 'c'],
  UKR008: [1951, 0.5, 'N', 0.6, 0, 0.02, 'UKR001', 0.05, '-', 0, 0.3, 'en', 'l'],
  UKR026: [1968, 0.4, 'N', null, 0, 0, 'UKR001', 0, '-', 0, 0.1, 'none', 'c'],
  USA003: [1948, 0.25, '-', 0.9, 0, 0.3, 'USA005', 0, '-', 0.3, 0.9, 'en', 'p'],
  USA004: [1950, 0.05, '-', 0.95, 0.3, 0.2, 'USA005', 0, '-', 0.3, 1.2, 'en', 'p'],
  USA016: [1949, 0.06, '-', 0.9, 0, 0.4, 'USA005', 0, '-', 0.1, 0.8, 'en', 'lp'],
  USA020: [1948, 0.2, '-', 0.9, 0, 0.4, 'USA005', 0, '-', 0.25, 0.9, 'en', 'p'],
  USA022: [1947, 0.06, '-', 0.9, 0, 0.35, 'USA005', 0, '-', 0.15, 1, 'en', 'p'],
  USA029: [1898, 0.15, '-', 0.95, 0, 0.3, 'USA005', 0, '-', 0.02, 0.8, 'en', 'p'],
  USA167: [1985, 0.2, '-', 0.9, 0, 0.02, 'USA005', 0, '-', 0.3, 0.9, 'en', 'cp'],
  USA176: [1950, 0.05, '-', 0.9, 0, 0.2, 'USA005', 0, '-', 0.3, 1.3, 'en', 'p'],
  USA995: [1958, 0.3, '-', 0.4, 0, 0.1, '', 0, '-', 0, 0.4, 'en', 'c'],
};

const STYLES = { l: 'landrace', b: 'breeding', c: 'cultivar' } as const;

function profile(code: string): Profile {
  const row = ROWS[code];
  if (!row) throw new Error(`No profile of ${code}`);
  const [founded, home, mls, available, doi, sgsv, duplicates, aegis, curation, images, coordinates, language] = row;
  const extra = row[12] ?? '';
  const style = (['l', 'b', 'c'] as const).find((letter) => extra.includes(letter));
  return {
    code,
    country: code.slice(0, 3) === 'ROM' ? 'ROU' : code.slice(0, 3),
    founded,
    home,
    mls: mls === '-' ? undefined : mls !== 'N',
    inTrust: mls === '-' ? undefined : mls === 'I',
    available: available ?? undefined,
    doi,
    sgsv,
    duplicates: duplicates === '' ? [] : duplicates.split(' '),
    aegis,
    curation: curation === 'F' ? 'FULL' : curation === 'P' ? 'PARTIAL' : undefined,
    images,
    coordinates,
    language,
    pages: extra.includes('p'),
    ...(style && { style: STYLES[style] }),
  };
}

/** The institutes that hold something, by code. */
export const PROFILES: ReadonlyMap<string, Profile> = new Map(
  Object.keys(COLLECTION_TEXT).map((code) => [code, profile(code)]),
);
