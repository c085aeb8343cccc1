import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { DataRow, ObservedValue } from '@/contract/dataset/observation';
import { href } from '@/routes/href';
import { useFirstRows } from '@/shared/list/table/use-first-rows';
import { Missing } from '@/shared/ui/text/Missing';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { usePrinting } from '@/shared/ui/layout/use-printing';
import { isNumeric } from './observation-filter';
import { methodsOf, textOf, valuesOf } from './observed-row';
import { PrintedObservations } from './PrintedObservations';
import { SORTED_FIELDS, type RowOrder } from './use-row-order';
import { useValueName, type ValueName } from './use-value-name';
import styles from './ObservationTable.module.css';

/** Rows and values are known by their place: another page changes those there are, which is quicker than making them anew. */
const placeOf = (at: number) => `place ${at}`;

interface ObservedValuesProps {
  descriptor: Descriptor;
  values: readonly ObservedValue[];
  /** Of each value, where there is one. */
  methods: readonly (string | null)[];
  /** Made once a table: a cell that asked for it by itself would cost as much as its whole row. */
  nameOf: ValueName;
}

/** All values of one descriptor. What a score means, and the whole of what is too long, is in the title. */
function ObservedValues({ descriptor, values, methods, nameOf }: ObservedValuesProps) {
  if (values.length === 0) return <Missing />;
  const names = values.map((value) => nameOf(descriptor, value));
  // Scores are read as numbers, down a column.
  const shown = descriptor.dataType === 'SCALE' ? values.map(String) : names;
  if (methods.some(Boolean)) {
    return shown.map((value, at) => (
      <span key={placeOf(at)} className={styles.line} title={names[at]}>
        <small>{methods[at]}</small> <bdi>{value}</bdi>
      </span>
    ));
  }
  const text = names.join('; ');
  return (
    <span className={styles.value} title={text}>
      <bdi>{shown.join('; ')}</bdi>
    </span>
  );
}

/** Rows that a screen shows at once. */
const IN_SIGHT = 25;

interface Props {
  label: string;
  rows: readonly DataRow[];
  descriptors: readonly Descriptor[];
  order: RowOrder;
}

interface RowProps {
  row: DataRow;
  descriptors: readonly Descriptor[];
  nameOf: ValueName;
}

function Row({ row, descriptors, nameOf }: RowProps) {
  const [uuid, number, institute, taxon] = ['uuid', 'accessionNumber', 'institute.code', 'taxonomy.genusSpecies'].map(
    (path) => textOf(row, path),
  );
  return (
    <tr>
      <th scope="row" className="stay">
        {uuid ? (
          <RouteLink to={href('accession', { uuid })} strong>
            <bdi>{number}</bdi>
          </RouteLink>
        ) : (
          <bdi>{number}</bdi>
        )}
        <small className={styles.phone}>
          {institute} <i lang="la">{taxon}</i>
        </small>
      </th>
      <td className="wide">
        {institute ? <RouteLink to={href('institute', { wiewsCode: institute })}>{institute}</RouteLink> : <Missing />}
      </td>
      <td className="taxon wide">{taxon ? <i lang="la">{taxon}</i> : <Missing />}</td>
      {descriptors.map((descriptor) => (
        <td key={descriptor.uuid} className={isNumeric(descriptor) ? 'figure' : undefined}>
          <ObservedValues
            descriptor={descriptor}
            values={valuesOf(row, descriptor.uuid)}
            methods={methodsOf(row, descriptor.uuid)}
            nameOf={nameOf}
          />
        </td>
      ))}
    </tr>
  );
}

const DrawnRow = memo(Row);

/** What every row begins with. */
const FIELDS = [
  ['accessionNumber', SORTED_FIELDS.number, 'stay'],
  ['institute', SORTED_FIELDS.institute, 'wide'],
  ['taxon', SORTED_FIELDS.taxon, 'wide'],
] as const;

interface SortProps {
  column: string;
  /** Of the column. */
  name: string;
  order: RowOrder;
}

/** Sorts by a column, and by the same one the other way round. */
function SortButton({ column, name, order: { s, d, sortBy } }: SortProps) {
  const { t } = useTranslation('ui');
  return (
    <button type="button" aria-label={`${t('list.sort')}: ${name}`} onClick={() => sortBy(column)}>
      <span aria-hidden="true">{s !== column ? '↕' : d === 'ASC' ? '↑' : '↓'}</span>
    </button>
  );
}

/** Accessions with what was observed of them, a column each descriptor. It scrolls by itself, with the keyboard too. */
export function ObservationTable(props: Props) {
  return usePrinting() ? <PrintedObservations {...props} /> : <ScrolledTable {...props} />;
}

function ScrolledTable({ label, rows, descriptors, order }: Props) {
  const { t } = useTranslation('observations');
  const nameOf = useValueName();
  const drawn = useFirstRows(rows, IN_SIGHT);
  const frame = useRef<HTMLDivElement>(null);
  const sorted = (column: string) => (order.s !== column ? undefined : order.d === 'ASC' ? 'ascending' : 'descending');
  const [top] = rows;
  const first = top && `${textOf(top, 'institute.code')} ${textOf(top, 'accessionNumber')}`;
  useEffect(() => {
    // Another page is read from its beginning.
    if (frame.current) frame.current.scrollTop = 0;
  }, [first]);
  return (
    <div className={styles.scroll} ref={frame} tabIndex={0} role="region" aria-label={label}>
      <table aria-label={label}>
        <thead>
          <tr>
            {FIELDS.map(([name, column, className]) => (
              <th key={name} scope="col" className={className} aria-sort={sorted(column)}>
                {t(`columns.${name}`)} <SortButton column={column} name={t(`columns.${name}`)} order={order} />
              </th>
            ))}
            {descriptors.map((descriptor) => (
              <th
                key={descriptor.uuid}
                scope="col"
                className={isNumeric(descriptor) ? 'figure' : undefined}
                aria-sort={sorted(descriptor.uuid)}
              >
                <RouteLink to={href('descriptor', { uuid: descriptor.uuid })}>
                  <bdi>{descriptor.title}</bdi>
                </RouteLink>
                {descriptor.uom && (
                  <>
                    {' '}
                    <small>({descriptor.uom})</small>
                  </>
                )}{' '}
                <SortButton column={descriptor.uuid} name={descriptor.title} order={order} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {drawn.map((row, at) => (
            <DrawnRow key={placeOf(at)} row={row} descriptors={descriptors} nameOf={nameOf} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
