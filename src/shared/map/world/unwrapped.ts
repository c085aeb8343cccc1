import type { Position } from 'geojson';

/** A line without leaps from one edge of the world to the other: behind the date line it goes on beyond 180 degrees. */
function continuous(line: readonly Position[]): Position[] {
  let shift = 0;
  let before: number | undefined;
  return line.map(([longitude = 0, latitude = 0]) => {
    if (before !== undefined && longitude - before > 180) shift -= 360;
    if (before !== undefined && longitude - before < -180) shift += 360;
    before = longitude;
    return [longitude + shift, latitude];
  });
}

export const unwrappedLine = continuous;

/** A ring drawn flat as it is meant on the globe; one that goes round a pole is closed along the pole. */
export function unwrappedRing(ring: readonly Position[]): Position[] {
  const line = continuous(ring);
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || first[0] === last[0]) return line;
  const pole = Math.sign(first[1] ?? 0) * 90;
  return [...line, [last[0] ?? 0, pole], [first[0] ?? 0, pole], first];
}
