import type { Position } from 'geojson';

/** Whether a place lies within rings, by the number of their lines west of it; a ring within another is a hole. */
export function holds(rings: readonly (readonly Position[])[], x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings) {
    let [bx = 0, by = 0] = ring.at(-1) ?? [];
    for (const point of ring) {
      const ax = point[0] ?? 0;
      const ay = point[1] ?? 0;
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
      bx = ax;
      by = ay;
    }
  }
  return inside;
}
