/** Tiles of 2.5 minutes of arc, a degree has 24: the finest common grid of climate data, numbered from the north-west. */
const PER_DEGREE = 24;

/** Which tile a place lies in; ours, as the live server's way of numbering is not public. */
export function tileIndex(latitude: number, longitude: number): number {
  const row = Math.min(Math.floor((90 - latitude) * PER_DEGREE), 180 * PER_DEGREE - 1);
  const column = Math.min(Math.floor((longitude + 180) * PER_DEGREE), 360 * PER_DEGREE - 1);
  return row * 360 * PER_DEGREE + column;
}
