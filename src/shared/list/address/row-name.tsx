import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import type { RowsDefinition, ListColumn } from '../definition';
import { resultState } from './result-place';
import styles from './row-name.module.css';

type Opened<T> = { open?: (row: T) => string };

/** How a column's cells are drawn: the one that names the row is a link to where it opens. */
export function cellOf<T>({ open }: Opened<T>, { opens, cell }: ListColumn<T>): (row: T) => ReactNode {
  if (!opens || !open) return cell;
  return (row) => (
    <RouteLink to={open(row)} state={resultState} strong>
      {cell(row)}
    </RouteLink>
  );
}

/** What a row is called in words. */
export function rowText<T extends object>({ nameOf, columns }: RowsDefinition<T>, row: T): string {
  const name = columns.find(({ opens }) => opens)?.name;
  return nameOf?.(row) ?? String(name && (row as Record<string, unknown>)[name]);
}

/** What a row is called on its card, leading to where it opens. */
export function cardName<T extends object>({ open, nameOf, columns }: RowsDefinition<T>, row: T): ReactNode {
  const named = columns.find(({ opens }) => opens);
  if (!named || !open) return undefined;
  return (
    <RouteLink className={clsx(styles.cardName, 'opens')} to={open(row)} state={resultState}>
      {nameOf ? <bdi>{nameOf(row)}</bdi> : named.cell(row)}
    </RouteLink>
  );
}
