/** Told apart also by those who see colours differently; white figures have a contrast of 4.5:1 on each. */
const COLOURS = [
  '#0072b2',
  '#c04a00',
  '#00795a',
  '#a8518a',
  '#7a6000',
  '#7a3e9d',
  '#a1291c',
  '#2f6f8f',
  '#4f7400',
  '#8c564b',
  '#5b5bd6',
  '#4d4d4d',
] as const;

/** The colour of a set by its place from 0. There are more sets than colours: its number goes with it everywhere. */
export const setColour = (at: number): string => COLOURS[at % COLOURS.length] ?? COLOURS[0];
