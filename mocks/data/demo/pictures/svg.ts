import type { Random } from '../../../tools/random';

/** Hue in degrees, saturation and lightness in percent. */
export type Colour = readonly [hue: number, saturation: number, lightness: number];
export type Point = readonly [x: number, y: number];

type Attributes = Readonly<Record<string, string | number>>;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Text for a place in XML; control characters, which XML cannot hold, become a space. */
export const escapeXml = (text: string): string =>
  text.replace(/[\p{Cc}\uFFFE\uFFFF]+/gu, ' ').replace(/[&<>"]/g, (one) => ESCAPES[one] ?? '');

/** One decimal is finer than any screen. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** An element; its content is XML already. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const given = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : escapeXml(value)}"`)
    .join('');
  return content === '' ? `<${name}${given}/>` : `<${name}${given}>${content}</${name}>`;
}

export const paint = ([hue, saturation, lightness]: Colour, lighter = 0): string =>
  `hsl(${Math.round(hue)} ${Math.round(saturation)}% ${Math.round(Math.min(96, Math.max(4, lightness + lighter)))}%)`;

/** The same colour as another plant of its kind has it. */
export const varied = (random: Random, [hue, saturation, lightness]: Colour, spread = 1): Colour => [
  hue + (random.next() - 0.5) * 16 * spread,
  saturation + (random.next() - 0.5) * 16 * spread,
  lightness + (random.next() - 0.5) * 14 * spread,
];

const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** A smooth line through the points (Catmull–Rom as cubic curves), closed or open. */
function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const point = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0];
  const pieces = Array.from({ length: closed ? count : count - 1 }, (_, i) => {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${at(first)} ${at(second)} ${at(to)}`;
  });
  return `M${at(point(0))}${pieces.join('')}${closed ? 'Z' : ''}`;
}

export const line = (points: readonly Point[], colour: Colour, width: number): string =>
  element('path', {
    d: curve(points),
    fill: 'none',
    stroke: paint(colour),
    'stroke-width': width,
    'stroke-linecap': 'round',
  });

/** A filled shape with the darker line around it that a pen would draw. */
export const shape = (points: readonly Point[], fill: string, colour: Colour, width = 2): string =>
  element('path', { d: curve(points, true), fill, stroke: paint(colour, -18), 'stroke-width': width });

/** Light from above left, for whatever is round. Filled with `url(#id)`. */
export const roundness = (id: string, colour: Colour): string =>
  element(
    'radialGradient',
    { id, cx: '0.35', cy: '0.3', r: '0.85' },
    [
      [0, 16],
      [0.45, 2],
      [1, -16],
    ]
      .map(([offset = 0, lighter = 0]) =>
        element('stop', { offset: String(offset), 'stop-color': paint(colour, lighter) }),
      )
      .join(''),
  );

/** Draws what was defined once: `define('k', …)` somewhere before. */
export const stamp = (id: string, [x, y]: Point, angle = 0, scale = 1): string =>
  element('use', {
    href: `#${id}`,
    transform: `translate(${at([x, y])}) rotate(${round(angle)})${scale === 1 ? '' : ` scale(${scale.toFixed(2)})`}`,
  });

export const define = (id: string, content: string): string => element('defs', {}, element('g', { id }, content));
