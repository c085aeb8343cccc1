import type { Descriptor } from '@/contract/descriptor/descriptor';

interface Scale {
  min: number;
  max: number;
}

/** Where numbers of a descriptor lie: by its limits, or else from the least to the greatest code of a scale. */
export function scaleOf({ dataType, minValue, maxValue, terms }: Descriptor): Scale {
  const codes = dataType === 'SCALE' ? (terms ?? []).map(({ code }) => Number(code)).filter(Number.isFinite) : [];
  const hasLimits = typeof minValue === 'number' || typeof maxValue === 'number';
  if (hasLimits || codes.length < 2) return { min: minValue ?? -Infinity, max: maxValue ?? Infinity };
  return { min: Math.min(...codes), max: Math.max(...codes) };
}
