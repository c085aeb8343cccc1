import { useTranslation } from 'react-i18next';
import type { AuditFilter, AuditRow } from '@/contract/audit/audit';
import { isKind, KINDS } from '@/contract/kinds';
import { ChangeValue, CountedChange, isCounted, usePropertyLabel } from '@/entities/publication/workflow/change-parts';
import type { CardProps, EntityListDefinition } from '@/shared/list/definition';
import { Link } from '@/shared/ui/controls/Link';
import { codeName } from '@/shared/ui/text/code-name';
import { Missing } from '@/shared/ui/text/Missing';
import { Moment } from '@/shared/ui/values/Moment';
import { asItself } from '@/shared/filters/criteria/filter-definition';
import { auditApi } from './api';
import { itemAddress } from './item-address';

const className = codeName('audit:classes');
const action = codeName('publishing:history');

/** The namespaces of what is written. */
const TEXTS = [...new Set(Object.values(KINDS).map(({ texts }) => texts)), 'taxonomy', 'kpi'];
const textsOf = (name: string): string => {
  if (isKind(name)) return KINDS[name].texts;
  return name === 'taxonomy' ? name : name.startsWith('kpi-') ? 'kpi' : 'audit';
};

/** Its name, leading to where it is read. */
function Item({ row }: { row: AuditRow }) {
  if (!row.title) return <Missing />;
  const to = itemAddress(row);
  return to ? <Link to={to}>{row.title}</Link> : <bdi>{row.title}</bdi>;
}

/** A person by name; whoever had a link of a request by their part in it; else the portal. */
function Who({ row: { by, party } }: { row: AuditRow }) {
  const { t } = useTranslation('audit');
  if (by) return <bdi>{by}</bdi>;
  return t(party ? `parties.${party}` : 'nobody');
}

/** The property in words, as its editor has it. */
function Property({ row }: { row: AuditRow }) {
  const labelOf = usePropertyLabel(TEXTS);
  return row.property === undefined ? <Missing /> : <bdi>{labelOf(textsOf(row.className), row.property)}</bdi>;
}

function Now({ row }: { row: AuditRow }) {
  if (isCounted(row)) return <CountedChange {...row} />;
  // Of people and requests no value is kept.
  return (
    row.value !== undefined && (
      <ChangeValue entity={textsOf(row.className)} property={row.property ?? ''} value={row.value} />
    )
  );
}

const Before = ({ row }: { row: AuditRow }) =>
  row.previous !== undefined && (
    <ChangeValue entity={textsOf(row.className)} property={row.property ?? ''} value={row.previous} />
  );

/** Who changed what, of everything that is written. */
export const auditList: EntityListDefinition<AuditRow, AuditFilter> = {
  entity: 'audit',
  endpoint: auditApi.endpoints.auditLog,
  idOf: ({ uuid }) => uuid,
  empty: 'publishing:history.none',
  defaultSort: { sort: 'logDate', dir: 'DESC' },
  columns: [
    { name: 'logDate', sort: 'logDate', usual: true, width: 170, cell: ({ logDate }) => <Moment iso={logDate} /> },
    {
      name: 'by',
      sort: 'by',
      usual: true,
      width: 140,
      flex: 1,
      fields: ['by', 'party'],
      cell: (row) => <Who row={row} />,
    },
    {
      name: 'className',
      sort: 'className',
      usual: true,
      width: 120,
      cell: (row) => <className.Name code={row.className} />,
    },
    {
      name: 'title',
      usual: true,
      width: 180,
      flex: 2,
      cell: (row) => <Item row={row} />,
      fields: ['title', 'className', 'id', 'action'],
    },
    { name: 'action', sort: 'action', usual: true, width: 100, cell: (row) => <action.Name code={row.action} /> },
    { name: 'property', sort: 'property', usual: true, width: 140, flex: 1, cell: (row) => <Property row={row} /> },
    { name: 'previous', usual: true, width: 140, flex: 2, cell: (row) => <Before row={row} /> },
    {
      name: 'value',
      usual: true,
      width: 140,
      flex: 2,
      fields: ['value', 'added', 'removed'],
      cell: (row) => <Now row={row} />,
    },
  ],
  filters: [
    { kind: 'terms', field: 'className', useName: className.useName },
    { kind: 'terms', field: 'action', useName: action.useName },
    { kind: 'terms', field: 'by', useName: asItself, none: 'audit:nobody' },
    { kind: 'date', field: 'logDate', format: 'iso' },
    { kind: 'text', field: 'property' },
  ],
  Card: AuditCard,
};

function AuditCard({ row }: CardProps<AuditRow>) {
  const { title } = row;
  return (
    <>
      <Moment iso={row.logDate} />
      <div>
        <className.Name code={row.className} /> {title && <Item row={row} />}
      </div>
      <div>
        <action.Name code={row.action} /> <Who row={row} />
      </div>
      {row.property !== undefined && (
        <div>
          <Property row={row} />: <Before row={row} /> → <Now row={row} />
        </div>
      )}
    </>
  );
}
