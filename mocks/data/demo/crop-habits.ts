/** Metres above which nobody grows the crop. */
const CEILINGS: Readonly<Record<string, number>> = {
  rice: 2600,
  banana: 1900,
  cassava: 1900,
  yam: 1500,
  pigeonpea: 2000,
  cowpea: 1900,
  groundnut: 2000,
  pearlmillet: 1800,
  soybean: 2500,
  sweetpotato: 2800,
  eggplant: 2000,
  sorghum: 2700,
  maize: 3500,
  tomato: 2800,
  pepper: 3000,
  sunflower: 2500,
};

/** Crops that in the tropics grow in the mountains only. */
const TEMPERATE = new Set([
  'wheat',
  'barley',
  'rye',
  'oat',
  'lentil',
  'fababean',
  'pea',
  'grasspea',
  'apple',
  'potato',
]);
const TROPICS = 18;
const TROPICAL_FLOOR = 1300;

/** Where a crop, or a wild relative of it, is at home. */
export interface Altitude {
  /** Metres. */
  ceiling: number;
  /** In the tropics, metres. */
  floor: number;
}

export const altitudeOf = (crop: string): Altitude => ({
  ceiling: CEILINGS[crop] ?? 4500,
  floor: TEMPERATE.has(crop) ? TROPICAL_FLOOR : -500,
});

/** Whether it grows at that height (metres) and latitude. */
export const growsAt = ({ ceiling, floor }: Altitude, elevation: number, latitude: number): boolean =>
  elevation <= ceiling && (elevation >= floor || Math.abs(latitude) >= TROPICS);

/** What material of a crop is like: shares of landraces, breeding lines, cultivars, genetic stocks; the rest says nothing. */
export interface CropHabits {
  statuses: readonly [landrace: number, breeding: number, cultivar: number, stock: number];
  /** `seed` in cold rooms, `clone` in vitro and in the field, `tree` in the orchard. */
  keeping: 'seed' | 'clone' | 'tree';
  /** Breeding material of this crop beside 400 and 410. */
  breeding: readonly number[];
  /** How breeders write their lines; `#` a digit, `@` a capital letter. */
  lines: readonly string[];
  /** Who bred them, by WIEWS code; the holder, where nothing stands. */
  breeder?: string;
}

const USUAL = [0.52, 0.18, 0.14, 0.02] as const;
const SEED_LINES = [400, 410, 410, 415];
const CLONES = [400, 416, 416];

/** By short name of the crop. */
// oxfmt-ignore
export const HABITS: Readonly<Record<string, CropHabits>> = {
  wheat: { statuses: [0.44, 0.25, 0.15, 0.03], keeping: 'seed', breeding: [400, 410, 410, 411, 415], lines: ['CM##0##-F-1#M-50#Y-1M', 'CMH7#.##6', 'CIGM9#.##0', 'ICW8#-0###-300L', 'SWM 1###'], breeder: 'MEX002' },
  barley: { statuses: [0.5, 0.2, 0.17, 0.05], keeping: 'seed', breeding: [400, 410, 410, 411], lines: ['ICB8#-0###-2AP', 'CMB 8#A-##4', 'W@ ##1/8#', 'STRAIN ##5'], breeder: 'LBN002' },
  rice: { statuses: [0.62, 0.18, 0.1, 0.02], keeping: 'seed', breeding: [400, 410, 410, 415], lines: ['IR ##4#-1#8-3-2', 'IR 6##0-##-2-3', 'B##3c-Mr-4#-2', 'RP 1###-5##', 'CT9##2-5-1#'], breeder: 'PHL001' },
  maize: { statuses: [0.68, 0.16, 0.06, 0.02], keeping: 'seed', breeding: [400, 414, 414, 411, 412], lines: ['CML ##3', 'Pob. 2#', 'TZi ##', 'W ##4', 'Oh ##3', 'SYN ##-@'], breeder: 'MEX002' },
  sorghum: { statuses: [0.68, 0.18, 0.05, 0.02], keeping: 'seed', breeding: [400, 410, 414, 412], lines: ['ICSV ##3', 'SC ##4', 'SPV ##6', 'IS ###7 DERIV', 'MR ##1'], breeder: 'IND002' },
  pearlmillet: { statuses: [0.8, 0.1, 0.03, 0.01], keeping: 'seed', breeding: [400, 411, 414], lines: ['ICMV 8##01', 'ICMB ##11', 'P ##4-1', 'GB 8##5'], breeder: 'IND002' },
  beans: { statuses: [0.64, 0.12, 0.1, 0.02], keeping: 'seed', breeding: SEED_LINES, lines: ['BAT ##7', 'A ##4', 'XAN 1##', 'DOR ##4', 'PVA ##3', 'G ##13B'], breeder: 'COL003' },
  chickpea: { statuses: [0.62, 0.2, 0.05, 0.02], keeping: 'seed', breeding: SEED_LINES, lines: ['FLIP 8#-1##C', 'ICCV 8##04', 'ICCX-7##2-BP', 'X 8#TH ##'], breeder: 'LBN002' },
  lentil: { statuses: [0.62, 0.18, 0.05, 0.01], keeping: 'seed', breeding: SEED_LINES, lines: ['FLIP 8#-##L', 'ILX 8##12', '7#S ##3', 'X 9#S-##'], breeder: 'LBN002' },
  fababean: { statuses: [0.55, 0.24, 0.09, 0.01], keeping: 'seed', breeding: SEED_LINES, lines: ['FLIP 8#-1##FB', 'BPL ##4', '8#S-4##27', 'S 8##14-2'], breeder: 'LBN002' },
  cowpea: { statuses: [0.66, 0.18, 0.04, 0.01], keeping: 'seed', breeding: SEED_LINES, lines: ['IT8#D-##9', 'IT9#K-2##-18', 'TVx ##36-01J', 'IAR-##'], breeder: 'NGA039' },
  soybean: { statuses: [0.42, 0.2, 0.22, 0.03], keeping: 'seed', breeding: SEED_LINES, lines: ['AGS ##2', 'TGx 8##-1#E', 'D6#-##47', 'SS 8#0##-10', 'L8#-4###'], breeder: 'TWN001' },
  groundnut: { statuses: [0.4, 0.28, 0.08, 0.01], keeping: 'seed', breeding: SEED_LINES, lines: ['ICGV 8##25', 'ICGS ##', 'GP-NC ##3', 'UF 7##03', 'RCM ##1'], breeder: 'IND002' },
  pigeonpea: { statuses: [0.74, 0.13, 0.03, 0.01], keeping: 'seed', breeding: SEED_LINES, lines: ['ICPL 8##', 'ICPX 7##12', 'H ##-44', 'PDM ##'], breeder: 'IND002' },
  pea: { statuses: [0.36, 0.16, 0.24, 0.08], keeping: 'seed', breeding: SEED_LINES, lines: ['MG 10##15', 'Wt 1##06', 'SGL ##9', 'L-1##'] },
  potato: { statuses: [0.5, 0.16, 0.22, 0.01], keeping: 'clone', breeding: CLONES, lines: ['CIP 39##23.7', 'C9#.1##', 'LBr-##', 'DG ##-1##', 'MPI ##.957/40', 'H 9#-##'], breeder: 'PER001' },
  sweetpotato: { statuses: [0.66, 0.16, 0.08, 0], keeping: 'clone', breeding: CLONES, lines: ['SR 9#.##3', 'LM 8#.0##', 'TIS 8##24', 'W-2##'], breeder: 'PER001' },
  cassava: { statuses: [0.7, 0.2, 0.04, 0], keeping: 'clone', breeding: CLONES, lines: ['CM ##3-7', 'SM ##41-19', 'TMS 9#/0##6', 'HMC-#', 'SG 1##-54'], breeder: 'COL003' },
  banana: { statuses: [0.72, 0.1, 0.06, 0], keeping: 'clone', breeding: CLONES, lines: ['SH-3##0', 'TMBx 1##8-1', 'IRFA 9##', 'PITA ##'], breeder: 'BEL084' },
  yam: { statuses: [0.84, 0.09, 0.01, 0], keeping: 'clone', breeding: CLONES, lines: ['TDr 9#/00##7', 'TDa 0#/00##4', 'TDr 8#/02##5'], breeder: 'NGA039' },
  tomato: { statuses: [0.34, 0.14, 0.32, 0.05], keeping: 'seed', breeding: [400, 410, 414, 415], lines: ['CL ##1-0-0-1', 'CLN 2##8', 'FLA 7##1', 'TK ##', 'L ##04'], breeder: 'TWN001' },
  pepper: { statuses: [0.52, 0.12, 0.16, 0.01], keeping: 'seed', breeding: SEED_LINES, lines: ['PBC ##3', 'ICPN ##-7', 'CCA ##19', 'PP 9##5'], breeder: 'TWN001' },
  eggplant: { statuses: [0.66, 0.08, 0.1, 0], keeping: 'seed', breeding: SEED_LINES, lines: ['EG ##3', 'SM ##4', 'BARI L-##'], breeder: 'TWN001' },
  sunflower: { statuses: [0.22, 0.34, 0.24, 0.04], keeping: 'seed', breeding: [400, 414, 414, 411], lines: ['HA ##2', 'RHA ##7', 'VIR ##4', 'L-##-A', 'KA-##'] },
  oat: { statuses: [0.3, 0.24, 0.28, 0.02], keeping: 'seed', breeding: SEED_LINES, lines: ['OT ##6', 'IL 8#-##83', 'MO 0##19', 'CR ##5/7', 'Coker 7#-##'] },
  rye: { statuses: [0.46, 0.2, 0.2, 0.02], keeping: 'seed', breeding: [400, 411, 414], lines: ['SMH ##5', 'L ##/8#', 'CHD ##4', 'DW ##'] },
  grasspea: { statuses: [0.72, 0.1, 0.04, 0.01], keeping: 'seed', breeding: SEED_LINES, lines: ['LS ##7-1', 'IFLA ##4', 'Bio L 2##', 'P ##-24'], breeder: 'LBN002' },
  apple: { statuses: [0.2, 0.1, 0.52, 0.01], keeping: 'tree', breeding: CLONES, lines: ['CO-OP ##', 'NY ##4', 'HL 1##', 'Mildew Immune ##', 'BVIII ##,8#'] },
};

/** For crops without habits of their own. */
export const USUAL_HABITS: CropHabits = { statuses: USUAL, keeping: 'seed', breeding: SEED_LINES, lines: ['L ##4'] };
