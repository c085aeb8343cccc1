/** A font of the portal: ascent and descent as shares of its size, from its tables. */
interface Metrics {
  ascent: number;
  descent: number;
}

const OPEN_SANS: Metrics = { ascent: 1.069, descent: 0.293 };
const BITTER: Metrics = { ascent: 0.935, descent: 0.265 };

interface Fallback {
  family: string;
  weight: 400 | 600;
  /** What systems call it; Liberation Sans and Arimo have the widths of Arial. */
  local: readonly string[];
  /** Its size beside the portal's font whose text it is as wide as: measured in Chromium over 400 letters in en, es, fr. */
  size: number;
  like: Metrics;
}

const ARIAL = ['Arial', 'Liberation Sans', 'Arimo'];
const ARIAL_BOLD = ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'];

const FALLBACKS: readonly Fallback[] = [
  { family: 'Text Arial', weight: 400, local: ARIAL, size: 1.041, like: OPEN_SANS },
  { family: 'Text Arial', weight: 600, local: ARIAL_BOLD, size: 1, like: OPEN_SANS },
  { family: 'Text Roboto', weight: 400, local: ['Roboto'], size: 1.044, like: OPEN_SANS },
  { family: 'Text Roboto', weight: 600, local: ['Roboto Bold'], size: 1.062, like: OPEN_SANS },
  { family: 'Text DejaVu', weight: 400, local: ['DejaVu Sans'], size: 0.921, like: OPEN_SANS },
  { family: 'Text DejaVu', weight: 600, local: ['DejaVu Sans Bold'], size: 0.842, like: OPEN_SANS },
  { family: 'Display Arial', weight: 600, local: ARIAL_BOLD, size: 0.967, like: BITTER },
  { family: 'Display Roboto', weight: 600, local: ['Roboto Bold'], size: 1.027, like: BITTER },
  { family: 'Display DejaVu', weight: 600, local: ['DejaVu Serif Bold'], size: 0.818, like: BITTER },
];

/** The scripts that the portal has fonts for: all others are drawn as the system does. */
const RANGE = 'U+0000-036F,U+0400-045F,U+0490-0491,U+04B0-04B1,U+1E00-1EFF,U+2000-206F,U+20A0-20CF,U+2116,U+2122';

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/**
 * Fonts of the system, as wide and high as those of the portal: these come after the first result, and nothing moves when
 * they do.
 */
export const fallbackFaces = (): string =>
  FALLBACKS.map(
    ({ family, weight, local, size, like }) =>
      `@font-face{font-family:"${family}";font-weight:${weight};src:${local.map((name) => `local("${name}")`).join()};` +
      `size-adjust:${percent(size)};ascent-override:${percent(like.ascent / size)};` +
      `descent-override:${percent(like.descent / size)};line-gap-override:0%;unicode-range:${RANGE}}`,
  ).join('');

const families = (kind: string) =>
  [...new Set(FALLBACKS.map(({ family }) => family).filter((family) => family.startsWith(kind)))]
    .map((family) => `"${family}"`)
    .join(', ');

export const TEXT_FALLBACKS = families('Text');
export const DISPLAY_FALLBACKS = families('Display');
