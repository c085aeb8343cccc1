import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilteredPage } from '@/contract/page';
import { asFailure } from '@/shared/api/failure';
import { fieldValue, withField } from '@/shared/filters/criteria/field-path';
import { FilterChips } from '@/shared/filters/FilterChips';
import FilterPanel from '@/shared/filters/panel/FilterPanel';
import { useDraft } from '@/shared/filters/panel/use-draft';
import { Button } from '@/shared/ui/controls/Button';
import { useFormat } from '@/shared/ui/format/use-format';
import { useSmallScreen } from '@/shared/ui/layout/use-small-screen';
import { PlainTable } from '@/shared/ui/layout/PlainTable';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { useText } from '@/shared/ui/text/use-text';
import { VisuallyHidden } from '@/shared/ui/text/VisuallyHidden';
import type { EntityListDefinition } from '../definition';
import { useAllTermsOf } from '../screen/use-all-terms-of';
import styles from './FilteredRows.module.css';

/** Rows a page: the filters beside them are about as long. */
const ROWS = 10;

/** A code of the server's or a filter. */
export interface AskedBy<F> {
  f?: string;
  filter?: F;
}

interface Props<T extends object, F extends object> {
  definition: Pick<EntityListDefinition<T, F>, 'entity' | 'endpoint' | 'filters' | 'defaultSort' | 'facets'>;
  asked: AskedBy<F>;
  onAsk: (asked: AskedBy<F>) => void;
  /** The rows that fit, and how many there are. */
  children: (page: FilteredPage<T, F>) => ReactNode;
}

/** Filters of a list beside what they find, where something is chosen from it: nothing of it stands in the address. */
export function FilteredRows<T extends object, F extends object>({ definition, asked, onAsk, children }: Props<T, F>) {
  const { entity, endpoint, filters, defaultSort, facets } = definition;
  const { t } = useTranslation('ui');
  const text = useText(entity);
  const { number } = useFormat();
  const small = useSmallScreen();
  const [at, setAt] = useState({ asked, p: 0 });
  const p = at.asked === asked ? at.p : 0;
  const { data, currentData, error, refetch } = endpoint.useQuery({
    ...asked,
    p,
    l: ROWS,
    s: defaultSort.sort,
    d: defaultSort.dir,
    ...(facets && { facets }),
  });
  const filter = asked.filter ?? currentData?.filter;
  const useAllTerms = useAllTermsOf(endpoint, asked.f, asked.filter);
  const change = (next: F) => onAsk({ filter: next });
  const page = currentData ?? (error ? undefined : data);
  const panel = { definitions: filters, namespace: entity, filter, onChange: change };
  const box = <FilterPanel {...panel} facets={page?.suggestions} useAllTerms={useAllTerms} />;
  return (
    <div className={styles.layout}>
      <div className={styles.filters}>
        <Words filter={filter} onChange={change} />
        {small ? (
          <details>
            <summary>{t('filters.title')}</summary>
            {box}
          </details>
        ) : (
          box
        )}
      </div>
      <div className={styles.rows}>
        <FilterChips {...panel} />
        {error && !page && <FailureOutcome failure={asFailure(error)} retry={() => void refetch()} />}
        <p role="status">
          {page
            ? text(`${entity}:count`, { count: page.totalElements, shown: number(page.totalElements) })
            : !error && t('loading')}
        </p>
        {page && page.totalElements > 0 && children(page)}
        {page && page.totalPages > 1 && (
          <nav aria-label={t('list.pages')}>
            <Button variant="outlined" size="small" disabled={p === 0} onClick={() => setAt({ asked, p: p - 1 })}>
              {t('list.previous')}
            </Button>{' '}
            {t('list.pageOf', { page: number(p + 1), pages: number(page.totalPages) })}{' '}
            <Button
              variant="outlined"
              size="small"
              disabled={p + 1 >= page.totalPages}
              onClick={() => setAt({ asked, p: p + 1 })}
            >
              {t('list.next')}
            </Button>
          </nav>
        )}
      </div>
    </div>
  );
}

/** Full text, applied by Enter or by leaving the field. */
function Words<F extends object>({ filter, onChange }: { filter: F | undefined; onChange: (filter: F) => void }) {
  const { t } = useTranslation('ui');
  const applied = (filter && (fieldValue(filter, '_text') as string | undefined)) ?? '';
  const [typed, setTyped] = useDraft(applied);
  const apply = () => {
    if (filter && typed.trim() !== applied.trim()) onChange(withField(filter, '_text', typed.trim()));
  };
  return (
    <input
      type="search"
      className={styles.words}
      aria-label={t('filters.search')}
      placeholder={t('filters.search')}
      value={typed}
      disabled={!filter}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // It stands in a form, which is not sent by it.
        event.preventDefault();
        apply();
      }}
    />
  );
}

interface TableProps<T> {
  entity: string;
  rows: readonly T[];
  /** Names of columns, and what stands in them; the first names the row. */
  columns: readonly { name: string; cell: (row: T) => ReactNode }[];
  idOf: (row: T) => string;
  nameOf: (row: T) => string;
  /** Ticked rows, those that are there already, and what a tick does. */
  ticks?: { chosen: ReadonlySet<string>; present: ReadonlySet<string>; onTick: (id: string, is: boolean) => void };
}

/** Rows that can be ticked; those that are there already are, for good. */
export function RowsToTick<T>({ entity, rows, columns, idOf, nameOf, ticks }: TableProps<T>) {
  const text = useText(entity, 'ui');
  return (
    <PlainTable label={text(`${entity}:title`)}>
      <thead>
        <tr>
          {ticks && (
            <th scope="col">
              <VisuallyHidden>{text('ui:list.choose')}</VisuallyHidden>
            </th>
          )}
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {text(`${entity}:fields.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const id = idOf(row);
          return (
            <tr key={id}>
              {ticks && (
                <td>
                  <input
                    type="checkbox"
                    aria-label={nameOf(row)}
                    checked={ticks.present.has(id) || ticks.chosen.has(id)}
                    disabled={ticks.present.has(id)}
                    onChange={({ target }) => ticks.onTick(id, target.checked)}
                  />
                </td>
              )}
              {columns.map(({ name, cell }) => (
                <td key={name}>{cell(row)}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </PlainTable>
  );
}
