import { escapeXml } from '../pictures/svg';

const ROWS = 8;
const COLUMNS = 12;
const PLOT = { width: 44, height: 26, gap: 4 };
const MARGIN = 30;

/** A plan of plots as SVG: where each of the first accessions stands in the field. */
export function fieldPlan(title: string, accessionNumbers: readonly string[]): string {
  const width = 2 * MARGIN + COLUMNS * (PLOT.width + PLOT.gap);
  const height = 2 * MARGIN + ROWS * (PLOT.height + PLOT.gap);
  const plots = Array.from({ length: ROWS * COLUMNS }, (_, at) => {
    const x = MARGIN + (at % COLUMNS) * (PLOT.width + PLOT.gap);
    const y = MARGIN + Math.floor(at / COLUMNS) * (PLOT.height + PLOT.gap);
    const number = accessionNumbers[at];
    const fill = number === undefined ? '#f1f3e6' : at % 2 ? '#cfd8a5' : '#dfe6bf';
    return [
      `<rect x="${x}" y="${y}" width="${PLOT.width}" height="${PLOT.height}" rx="3" fill="${fill}" stroke="#6e7f29"/>`,
      number === undefined
        ? ''
        : `<text x="${x + PLOT.width / 2}" y="${y + 17}" font-size="7" text-anchor="middle">${escapeXml(number.slice(-10))}</text>`,
    ].join('');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" fill="#22261c">`,
    `<title>${escapeXml(title)}</title><rect width="100%" height="100%" fill="#fcfcf9"/>`,
    `<text x="${MARGIN}" y="20" font-size="12">${escapeXml(title)}</text>`,
    ...plots,
    '</svg>',
    '',
  ].join('\n');
}
