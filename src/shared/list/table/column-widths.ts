import { useSyncExternalStore } from 'react';

/** Pixels by the name of a column. */
type Widths = Readonly<Record<string, number>>;

const NONE: Widths = {};
const known = new Map<string, Widths>();
const listeners = new Set<() => void>();

const keyOf = (entity: string) => `columnWidths.${entity}`;

function widthsOf(entity: string): Widths {
  const widths = known.get(entity) ?? readStored(entity);
  known.set(entity, widths);
  return widths;
}

function readStored(entity: string): Widths {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(entity)) ?? '{}');
    const widths = Object.entries(Object(stored) as object).filter(([, width]) => width > 0 && width < 10_000);
    return Object.fromEntries(widths) as Widths;
  } catch {
    return NONE;
  }
}

function change(entity: string, widths: Widths): void {
  known.set(entity, widths);
  try {
    if (widths === NONE) localStorage.removeItem(keyOf(entity));
    else localStorage.setItem(keyOf(entity), JSON.stringify(widths));
  } catch {
    // They hold until the page is left.
  }
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The widths that somebody gave the columns of a list, kept in this browser. */
export const useColumnWidths = (entity: string): Widths =>
  useSyncExternalStore(
    subscribe,
    () => widthsOf(entity),
    () => NONE,
  );

export const keepColumnWidth = (entity: string, name: string, width: number): void =>
  change(entity, { ...widthsOf(entity), [name]: Math.round(width) });

export const resetColumnWidths = (entity: string): void => change(entity, NONE);
