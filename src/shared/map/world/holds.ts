import type { Position } from 'geojson';

/** Whether a place lies within rings, by the number of their lines west of it; a ring within another is a hole. */
export function holds(rings: readonly (readonly Position[])[], x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings)
    for (let at = 0, before = ring.length - 1; at < ring.length; before = at, at += 1) {
      const [ax = 0, ay = 0] = ring[at] ?? [];
      const [bx = 0, by = 0] = ring[before] ?? [];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  return inside;
}
