import { element, escapeXml } from './svg';

/** What is written on the label of a sheet. */
export interface SheetLabel {
  number: string;
  taxon: string;
  institute: string;
  what: string;
  /** Centimetres that the scale bar stands for. */
  centimetres: number;
}

export const SHEET = { width: 900, height: 1200 } as const;
const INK = '#3b3a30';
const NOTE = 'Drawing for demonstration, not a photograph';

const text = (x: number, y: number, size: number, content: string, more: Record<string, string> = {}): string =>
  element('text', { x, y, 'font-size': size, fill: INK, 'font-family': 'Georgia, serif', ...more }, escapeXml(content));

const cut = (content: string, most: number): string =>
  content.length > most ? `${content.slice(0, most - 1).trimEnd()}…` : content;

function scaleBar(centimetres: number): string {
  const [x, y, part] = [70, 1120, 36];
  const parts = Array.from({ length: 5 }, (_, i) =>
    element('rect', {
      x: x + i * part,
      y,
      width: part,
      height: 12,
      fill: i % 2 ? '#fffdf4' : INK,
      stroke: INK,
      'stroke-width': 1.5,
    }),
  );
  return (
    parts.join('') +
    text(x, y - 12, 20, '0') +
    text(x + 5 * part, y - 12, 20, `${centimetres} cm`, { 'text-anchor': 'end' })
  );
}

function label({ number, taxon, institute, what }: SheetLabel): string {
  const [x, y, width, height] = [380, 968, 470, 180];
  const middle = x + width / 2;
  const centred = { 'text-anchor': 'middle' };
  return (
    element('rect', { x, y, width, height, fill: '#fffdf6', stroke: '#b9b08f', 'stroke-width': 1.5 }) +
    element('rect', { x: x + 7, y: y + 7, width: width - 14, height: height - 14, fill: 'none', stroke: '#d8d0b4' }) +
    text(middle, y + 40, 19, cut(institute, 46), centred) +
    text(middle, y + 82, 32, cut(number, 24), { ...centred, 'font-weight': 'bold' }) +
    text(middle, y + 117, 22, cut(taxon, 40), { ...centred, 'font-style': 'italic' }) +
    text(middle, y + 146, 18, what, centred) +
    text(middle, y + 166, 14, NOTE, { ...centred, fill: '#77715a' })
  );
}

const paper =
  '<defs><linearGradient id="paper" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#faf6e8"/><stop offset="1" stop-color="#f0e8d2"/></linearGradient></defs>' +
  '<rect width="900" height="1200" fill="url(#paper)"/><rect x="14" y="14" width="872" height="1172" fill="none" stroke="#d9cfae" stroke-width="2"/>';

const svg = (view: string, width: number, height: number, title: string, content: string): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: view, width, height, role: 'img' },
    element('title', {}, escapeXml(title)) + content,
  );

/** The whole sheet: drawing, scale bar, label. */
export const sheet = (drawing: string, about: SheetLabel): string =>
  svg(
    '0 0 900 1200',
    SHEET.width,
    SHEET.height,
    `${about.what}, ${about.number}`,
    paper + drawing + scaleBar(about.centimetres) + label(about),
  );

/** The drawing alone, for small sizes. */
export const thumbnail = (drawing: string, about: SheetLabel): string =>
  svg('60 90 780 840', 390, 420, `${about.what}, ${about.number}`, paper + drawing);
