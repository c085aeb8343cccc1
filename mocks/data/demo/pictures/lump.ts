import type { Random } from '../../../tools/random';
import { element, type Point } from './svg';

/** A lump with `bumps`, drawn around the origin. */
export const lump = (random: Random, width: number, height: number, corners = 10): Point[] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners;
    const off = 0.9 + random.next() * 0.2;
    return [Math.cos(angle) * width * 0.5 * off, Math.sin(angle) * height * 0.5 * off];
  });

/** A part drawn around the origin, put in its place. */
export const group = ([x, y]: Point, angle: number, content: string): string =>
  element('g', { transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(angle)})` }, content);
