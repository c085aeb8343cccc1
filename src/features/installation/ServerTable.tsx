import { useDeferredValue, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fold } from '@/contract/fold';
import { asFailure } from '@/shared/api/failure';
import { PlainTable } from '@/shared/ui/layout/PlainTable';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';

import type texts from '../../../locales/en/installation.json';
import styles from './ServerTable.module.css';

/** What a server tells of itself, asked anew each time that the page is opened. */
export interface Told<T> {
  data?: T | undefined;
  error?: unknown;
  refetch(): unknown;
}

export interface ServerColumn<T> {
  name: keyof typeof texts.columns;
  figure?: boolean;
  cell(row: T): ReactNode;
}

interface Props<T> {
  label: string;
  rows: Told<readonly T[]>;
  nameOf(row: T): string;
  columns: readonly ServerColumn<T>[];
  /** A box that narrows the rows by name. */
  searched?: boolean;
}

/** A small table of figures or states of the running server, told whole. */
export function ServerTable<T>({ label, rows, nameOf, columns, searched = false }: Props<T>) {
  const { t } = useTranslation('installation');
  const [typed, setTyped] = useState('');
  const search = fold(useDeferredValue(typed));
  const { data, error, refetch } = rows;
  if (error !== undefined && !data)
    return <FailureOutcome failure={asFailure(error)} optional retry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={240} aria-busy />;
  const found = data.filter((row) => fold(nameOf(row)).includes(search));
  return (
    <>
      {searched && data.length > 0 && (
        <input
          className={styles.search}
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <div role="status">{found.length === 0 && <p>{t(data.length === 0 ? 'empty' : 'none')}</p>}</div>
      {found.length > 0 && (
        <PlainTable label={label}>
          <thead>
            <tr>
              <th scope="col">{t('columns.name')}</th>
              {columns.map((column) => (
                <th key={column.name} scope="col" className={column.figure ? 'figure' : undefined}>
                  {t(`columns.${column.name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.map((row) => (
              <tr key={nameOf(row)}>
                <th scope="row">
                  <bdi>{nameOf(row)}</bdi>
                </th>
                {columns.map((column) => (
                  <td key={column.name} className={column.figure ? 'figure' : undefined}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
    </>
  );
}
