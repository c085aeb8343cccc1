import { isValidElement, type ReactNode } from 'react';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function alike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, at) => alike(item, b[at]));
  if (isValidElement(a) && isValidElement(b)) return a.type === b.type && alike(a.props, b.props);
  if (!isObject(a) || !isObject(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => alike(a[key], b[key]));
}

/** Whether two values are drawn the same: what a field draws is made of its data only, and data are what differs. */
export const drawnAlike = (a: ReactNode, b: ReactNode): boolean => alike(a ?? null, b ?? null);
