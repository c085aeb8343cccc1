import { useMediaQuery } from '@/shared/ui/layout/use-media-query';

/** What is drawn on the canvas, where variables of the theme do not reach: CSS colours of both schemes. */
export interface MapColours {
  water: string;
  land: string;
  border: string;
  river: string;
  /** Names of countries and places, and what parts their letters from what lies beneath. */
  name: string;
  halo: string;
  /** Areas of interest: their line and, thinner, what they cover. */
  area: string;
  areaFill: string;
  strong: string;
  strongFill: string;
  point: string;
  pointRim: string;
}

const LIGHT_MAP: MapColours = {
  water: '#dfe7e6',
  land: '#fbfbf6',
  border: '#bfc5b3',
  river: '#c9d8d8',
  name: '#4a5142',
  halo: 'rgba(251, 251, 246, 0.75)',
  area: '#8a5a00',
  areaFill: 'rgba(231, 179, 0, 0.14)',
  strong: '#a1291c',
  strongFill: 'rgba(161, 41, 28, 0.1)',
  point: '#a1291c',
  pointRim: '#ffffff',
};

const DARK_MAP: MapColours = {
  water: '#10161a',
  land: '#262c1e',
  border: '#4a523d',
  river: '#1a242a',
  name: '#c9cfbd',
  halo: 'rgba(21, 24, 15, 0.75)',
  area: '#e3b566',
  areaFill: 'rgba(231, 179, 0, 0.14)',
  strong: '#f0998c',
  strongFill: 'rgba(240, 153, 140, 0.14)',
  point: '#f0998c',
  pointRim: '#15180f',
};

export const useDark = (): boolean => useMediaQuery('(prefers-color-scheme: dark)');

/** Those of the scheme in force. */
export const useMapColours = (): MapColours => (useDark() ? DARK_MAP : LIGHT_MAP);
