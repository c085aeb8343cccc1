import type { Colour } from './svg';

/** What a crop is drawn by: the organ people know it for, its seeds, its leaf, its flower. */
export interface Habit {
  organ: Organ;
  /** Colours the organ comes in. */
  colours: readonly Colour[];
  seed: { colours: readonly Colour[]; width: number; height: number; spots?: boolean };
  leaf: 'strap' | 'single' | 'compound' | 'palmate';
  flower: Colour;
}

/** With a word for the caption. */
export const ORGANS = {
  ear: 'Ear',
  panicle: 'Panicle',
  head: 'Panicle',
  candle: 'Spike',
  cob: 'Cob',
  pods: 'Pods',
  tuber: 'Tubers',
  root: 'Roots',
  round: 'Fruits',
  long: 'Fruits',
  apple: 'Fruits',
  hand: 'Fruits',
  disc: 'Flower head',
  shoot: 'Shoot',
} as const;

export type Organ = keyof typeof ORGANS;

const STRAW: Colour = [44, 52, 62];
const GOLD: Colour = [38, 58, 55];
const WHITE: Colour = [44, 40, 86];
const RED: Colour = [8, 66, 42];
const BROWN: Colour = [24, 46, 36];
const BLACK: Colour = [20, 22, 18];
const PURPLE: Colour = [318, 34, 32];
const GREEN: Colour = [88, 40, 42];
const CREAM: Colour = [42, 62, 76];
const YELLOW: Colour = [46, 84, 56];

const cereal = (organ: Organ, colours: readonly Colour[], width: number, height: number): Habit => ({
  organ,
  colours,
  seed: { colours: [GOLD, STRAW, BROWN], width, height },
  leaf: 'strap',
  flower: STRAW,
});
const legume = (colours: readonly Colour[], width: number, height: number, flower: Colour, spots = false): Habit => ({
  organ: 'pods',
  colours: [GREEN, [70, 40, 50], STRAW, PURPLE],
  seed: { colours, width, height, spots },
  leaf: 'compound',
  flower,
});
const root = (organ: Organ, colours: readonly Colour[], leaf: Habit['leaf'], flower: Colour): Habit => ({
  organ,
  colours,
  seed: { colours: [BROWN], width: 12, height: 10 },
  leaf,
  flower,
});
const fruit = (organ: Organ, colours: readonly Colour[], leaf: Habit['leaf'], flower: Colour): Habit => ({
  organ,
  colours,
  seed: { colours: [CREAM, STRAW], width: 20, height: 26 },
  leaf,
  flower,
});

const HABITS: Readonly<Record<string, Habit>> = {
  wheat: cereal('ear', [STRAW, GOLD, [30, 44, 46], WHITE], 20, 42),
  barley: cereal('ear', [STRAW, [50, 44, 66], [36, 26, 40]], 20, 46),
  rye: cereal('ear', [STRAW, [60, 24, 56]], 16, 48),
  rice: cereal('panicle', [STRAW, GOLD, [28, 50, 40]], 16, 44),
  oat: cereal('panicle', [WHITE, STRAW, BROWN], 16, 50),
  sorghum: {
    ...cereal('head', [RED, WHITE, BROWN, GOLD], 34, 34),
    seed: { colours: [RED, WHITE, BROWN], width: 34, height: 36 },
  },
  pearlmillet: {
    ...cereal('candle', [[75, 14, 58], STRAW, PURPLE], 22, 26),
    seed: { colours: [[70, 12, 62], CREAM], width: 22, height: 26 },
  },
  maize: {
    ...cereal('cob', [YELLOW, WHITE, RED, PURPLE, [230, 26, 30]], 40, 46),
    seed: { colours: [YELLOW, WHITE, RED, PURPLE], width: 42, height: 48 },
  },
  beans: legume([WHITE, RED, BLACK, BROWN, CREAM], 34, 56, [330, 60, 82], true),
  chickpea: legume([CREAM, BROWN, BLACK], 42, 44, WHITE),
  lentil: legume([[80, 26, 48], BROWN, [16, 66, 52]], 38, 38, [250, 40, 86]),
  fababean: legume([[84, 20, 52], BROWN, PURPLE], 44, 62, WHITE),
  cowpea: legume([CREAM, RED, BROWN, BLACK], 32, 46, [270, 46, 76], true),
  soybean: legume([CREAM, BLACK, BROWN, GREEN], 38, 42, [280, 44, 74]),
  groundnut: legume([[14, 44, 54], RED, PURPLE], 34, 52, YELLOW),
  pigeonpea: legume([CREAM, RED, BROWN], 38, 40, YELLOW, true),
  pea: legume([[72, 44, 64], CREAM, BROWN], 42, 42, [300, 40, 72]),
  grasspea: legume([CREAM, BROWN], 40, 38, [220, 60, 72], true),
  potato: root('tuber', [[40, 52, 66], [4, 46, 46], PURPLE, [230, 22, 28]], 'compound', [270, 34, 76]),
  sweetpotato: root('root', [[12, 56, 50], [340, 46, 42], CREAM, [24, 70, 54]], 'palmate', [300, 50, 80]),
  cassava: root(
    'root',
    [
      [22, 32, 34],
      [28, 28, 46],
    ],
    'palmate',
    [50, 40, 70],
  ),
  yam: root(
    'root',
    [
      [26, 26, 30],
      [24, 20, 40],
    ],
    'single',
    [60, 40, 70],
  ),
  banana: fruit('hand', [YELLOW, GREEN, [8, 40, 38]], 'strap', [330, 40, 40]),
  tomato: fruit('round', [[6, 78, 48], [28, 84, 52], YELLOW, [340, 40, 32]], 'compound', YELLOW),
  pepper: fruit('long', [[4, 78, 44], YELLOW, GREEN, [20, 30, 22], [26, 86, 52]], 'single', WHITE),
  eggplant: fruit('long', [[285, 42, 22], WHITE, GREEN, [300, 30, 46]], 'single', [270, 46, 68]),
  apple: fruit(
    'apple',
    [
      [2, 70, 44],
      [60, 60, 56],
      [86, 46, 54],
      [16, 64, 52],
    ],
    'single',
    [345, 60, 90],
  ),
  sunflower: {
    organ: 'disc',
    colours: [YELLOW, [36, 90, 54], [16, 72, 44]],
    seed: { colours: [BLACK, [30, 8, 46], WHITE], width: 24, height: 54, spots: true },
    leaf: 'single',
    flower: YELLOW,
  },
};

/** A crop that is not drawn on its own is a leafy shoot. */
const OTHER: Habit = {
  organ: 'shoot',
  colours: [GREEN],
  seed: { colours: [BROWN, STRAW], width: 26, height: 30 },
  leaf: 'single',
  flower: [280, 40, 70],
};

export const habitOf = (crop: string | undefined): Habit => HABITS[crop ?? ''] ?? OTHER;
