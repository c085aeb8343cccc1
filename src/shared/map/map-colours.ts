/** What is drawn on the canvas, where variables of the theme do not reach: CSS colours of both schemes. */
export interface MapColours {
  water: string;
  land: string;
  border: string;
  /** Areas of interest: their line and, thinner, what they cover. */
  area: string;
  areaFill: string;
  strong: string;
  strongFill: string;
  point: string;
  pointRim: string;
}

export const LIGHT_MAP: MapColours = {
  water: '#dfe7e6',
  land: '#fbfbf6',
  border: '#bfc5b3',
  area: '#8a5a00',
  areaFill: 'rgba(231, 179, 0, 0.14)',
  strong: '#a1291c',
  strongFill: 'rgba(161, 41, 28, 0.1)',
  point: '#a1291c',
  pointRim: '#ffffff',
};

export const DARK_MAP: MapColours = {
  water: '#10161a',
  land: '#262c1e',
  border: '#4a523d',
  area: '#e3b566',
  areaFill: 'rgba(231, 179, 0, 0.14)',
  strong: '#f0998c',
  strongFill: 'rgba(240, 153, 140, 0.14)',
  point: '#f0998c',
  pointRim: '#15180f',
};
