import type OpenLayersMap from 'ol/Map';
import type { LegendItem } from './map-types';

const ROW = 22;
const MARGIN = 12;
/** Pixels of the narrowest letters. */
const NARROWEST = 3;
const TYPE = '13px "Open Sans", system-ui, sans-serif';

/** The layers as they lie on each other; OpenLayers gives a canvas its opacity and place by styles. */
function drawLayers(target: HTMLElement, context: CanvasRenderingContext2D): void {
  for (const canvas of target.querySelectorAll<HTMLCanvasElement>('.ol-layer canvas, canvas.ol-layer')) {
    if (canvas.width === 0) continue;
    const opacity = canvas.parentElement?.style.opacity || canvas.style.opacity;
    context.globalAlpha = opacity ? Number(opacity) : 1;
    const { transform } = canvas.style;
    const { clientWidth, clientHeight, width, height } = canvas;
    const matrix = transform
      ? new DOMMatrix(transform)
      : new DOMMatrix([clientWidth / width, 0, 0, clientHeight / height, 0, 0]);
    context.setTransform(matrix);
    context.drawImage(canvas, 0, 0);
  }
  context.globalAlpha = 1;
}

/** The text as far as it fits a line. */
function fitting(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  let end = text.length;
  while (end > 1 && context.measureText(`${text.slice(0, end)}…`).width > width) end -= 1;
  return `${text.slice(0, end)}…`;
}

/** The text in as many lines as it takes: half an address leads nowhere. */
function folded(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const most = Math.ceil(width / NARROWEST);
  const lines: string[] = [];
  for (let rest = text; rest !== ''; rest = rest.slice(lines.at(-1)?.length)) {
    let end = Math.min(rest.length, most);
    while (end > 1 && context.measureText(rest.slice(0, end)).width > width) end -= 1;
    lines.push(rest.slice(0, end));
  }
  return lines;
}

interface Options {
  /** The element that the map is drawn in. */
  target: HTMLElement;
  water: string;
  legend: readonly LegendItem[];
  lines: readonly string[];
  rightToLeft: boolean;
}

/** The map as it is seen with its legend beneath, on white. */
export async function pictureOf(map: OpenLayersMap, options: Options): Promise<Blob> {
  await new Promise<void>((resolve) => {
    map.once('rendercomplete', () => resolve());
    map.render();
  });
  const { target, water, legend, rightToLeft } = options;
  const [width = 0, height = 0] = map.getSize() ?? [];
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.font = TYPE;
  const lines = options.lines.flatMap((line) => folded(context, line, width - 2 * MARGIN));
  const foot = 2 * MARGIN + ROW * (legend.length + lines.length);
  // A canvas of another size has forgotten its type.
  canvas.width = width;
  canvas.height = height + foot;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height + foot);
  context.fillStyle = water;
  context.fillRect(0, 0, width, height);
  drawLayers(target, context);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = '#ffffff';
  context.fillRect(0, height, width, foot);
  context.font = TYPE;
  context.textBaseline = 'middle';
  context.direction = rightToLeft ? 'rtl' : 'ltr';
  context.textAlign = rightToLeft ? 'right' : 'left';
  const start = (offset: number) => (rightToLeft ? width - offset : offset);
  legend.forEach(({ colour, label }, at) => {
    const y = height + MARGIN + ROW * (at + 0.5);
    context.fillStyle = `#${colour}`;
    context.beginPath();
    context.arc(start(MARGIN + 6), y, 6, 0, 2 * Math.PI);
    context.fill();
    context.fillStyle = '#22261c';
    context.fillText(fitting(context, label, width - 2 * MARGIN - 20), start(MARGIN + 20), y);
  });
  context.fillStyle = '#5d6455';
  lines.forEach((line, at) => {
    const y = height + MARGIN + ROW * (legend.length + at + 0.5);
    context.fillText(line, start(MARGIN), y);
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))), 'image/png');
  });
}
