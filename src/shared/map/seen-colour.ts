import { useCallback } from 'react';
import { useDark } from './map-colours';

/** More than graphics need beside what lies behind them (WCAG 2.2, 1.4.11): dots are small. */
const CONTRAST = 7;

/** Of the dark land, the lightest that a dot can lie on; see `map-colours.ts`. */
const DARK_LAND = '262c1e';

const channels = (colour: string): number[] => [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const luminance = (rgb: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** A colour (`RRGGBB`) as light as it must be to stand out on the dark map; its hue stays. */
export function lightened(colour: string): string {
  const least = CONTRAST * (luminance(channels(DARK_LAND)) + 0.05) - 0.05;
  const mixed = (share: number) => channels(colour).map((value) => Math.round(value + (255 - value) * share));
  let share = 0;
  while (luminance(mixed(share)) < least && share < 1) share += 0.05;
  return mixed(share)
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('');
}

/** How a chosen colour is drawn: in the dark lighter than it is. */
export function useSeenColour(): (colour: string) => string {
  const dark = useDark();
  return useCallback((colour) => (dark ? lightened(colour) : colour), [dark]);
}
