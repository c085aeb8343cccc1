import type { Polygon } from 'geojson';
import { useTranslation } from 'react-i18next';
import { cornersOf } from '@/shared/map/corners-of';
import { useFormat, type Format } from '@/shared/ui/format/use-format';
import { useText } from '@/shared/ui/text/use-text';
import { chipsOf, type FilterChip } from './chip';
import { eitherFlag } from './either-flag';
import { asItself, type FilterDefinition } from './criteria/filter-definition';

interface LogicNameProps<F extends object> {
  chip: FilterChip<F>;
  definitions: readonly FilterDefinition<F>[];
  namespace: string;
}

const PREFIX = { NOT: 'filters.not', OR: 'filters.or', AND: 'filters.and' } as const;

/** Fields that must or must not have a value: "No value: Elevation". */
function Presence<F extends object>({ chip, definitions, namespace }: LogicNameProps<F>) {
  const { t } = useTranslation('ui');
  const text = useText(namespace);
  const { list } = useFormat();
  const named = (path: string) =>
    definitions.some(({ field, ...rest }) => field === path || ('facet' in rest && rest.facet === path))
      ? text(`${namespace}:fields.${path}`)
      : path;
  const fields = list((chip.value as unknown[]).map((path) => named(String(path))));
  return <bdi>{t(chip.field === 'NULL' ? 'filters.noValue' : 'filters.anyValue', { fields })}</bdi>;
}

/** What a filter says by logic: `NOT`, `AND`, `OR` hold a filter of their own, `NULL` and `NOTNULL` fields. */
function LogicName<F extends object>({ chip, definitions, namespace }: LogicNameProps<F>) {
  const { t } = useTranslation('ui');
  const text = useText(namespace);
  const { field, value } = chip;
  if (Array.isArray(value)) return <Presence chip={chip} definitions={definitions} namespace={namespace} />;
  const either = eitherFlag(value);
  if (either) {
    const label = text(`${namespace}:fields.${either}`);
    return <bdi>{t('filters.criterion', { label, value: t('yesOrNo') })}</bdi>;
  }
  return (
    <bdi>
      {t(PREFIX[field as keyof typeof PREFIX])}{' '}
      <FilterWords definitions={definitions} namespace={namespace} filter={value as F} />
    </bdi>
  );
}

type Operators = Partial<Record<'eq' | 'contains' | 'sw' | 'ge' | 'gt' | 'le' | 'lt', unknown>>;

/** The bounds or pieces of a criterion: "≥ 100, ≤ 500", "Mouth, river". */
function spelled(value: unknown, { number, mcpdDate }: Format, isDate: boolean, isPlain = false): string {
  const one = (part: unknown): string => {
    if (Array.isArray(part)) return part.map(one).join(', ');
    if (typeof part === 'number') return isPlain ? String(part) : number(part);
    return isDate ? mcpdDate(String(part)) : String(part);
  };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return one(value);
  const { eq, contains, sw, ge, gt, le, lt, ...rest } = value as Operators;
  const bounds = [
    [eq, ''],
    [contains, ''],
    [sw, ''],
    [ge, '≥ '],
    [gt, '> '],
    [le, '≤ '],
    [lt, '< '],
  ] as const;
  const texts = bounds.filter(([part]) => part !== undefined).map(([part, sign]) => `${sign}${one(part)}`);
  return [...texts, ...(Object.keys(rest).length ? [JSON.stringify(rest)] : [])].join(', ');
}

interface Props<F extends object> {
  chip: FilterChip<F>;
  /** Those of the list, for what stands inside `NOT`, `AND` and `OR`. */
  definitions: readonly FilterDefinition<F>[];
  namespace: string;
}

/** "Biological status: Wild". What no definition describes is spelled by its path: a criterion is never hidden. */
export function CriterionName<F extends object>({ chip, definitions, namespace }: Props<F>) {
  const { t } = useTranslation('ui');
  const text = useText(namespace, 'ui');
  const format = useFormat();
  const { definition, field, value } = chip;
  const useName = (definition?.kind === 'terms' && definition.useName) || asItself;
  const nameOf = useName([String(value)]);
  if (field === '_text') return <bdi>{t('filters.textIs', { text: String(value) })}</bdi>;
  if (field === 'uuid' && Array.isArray(value)) return <>{t('filters.chosenItems', { count: value.length })}</>;
  // Nobody is named by a key.
  if (field === 'createdBy' || (field === 'mine' && value === true)) return <>{t(`filters.${field}`)}</>;
  if (/^[A-Z]+$/.test(field) && typeof value === 'object')
    return <LogicName chip={chip} definitions={definitions} namespace={namespace} />;
  if (!definition) return <bdi>{`${field}: ${spelled(value, format, false)}`}</bdi>;
  const label = text(`${namespace}:fields.${field}`);
  const shown = () => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (definition.kind === 'geo') return t('filters.corners', { count: cornersOf(value as Polygon) });
    if (definition.kind === 'terms') return nameOf(String(value));
    if (definition.kind !== 'range') return spelled(value, format, definition.kind === 'date');
    const { plain, unit } = definition;
    return [spelled(value, format, false, plain), unit && text(unit)].filter(Boolean).join(' ');
  };
  return <bdi>{t('filters.criterion', { label, value: shown() })}</bdi>;
}

interface WordsProps<F extends object> {
  definitions: readonly FilterDefinition<F>[];
  namespace: string;
  filter: F;
}

/** The criteria of a filter in one line: "Crop: Wheat · Biological status: Wild". Nothing for the whole list. */
export function FilterWords<F extends object>({ definitions, namespace, filter }: WordsProps<F>) {
  return chipsOf(definitions, filter).map((chip, at) => (
    <span key={chip.key}>
      {at > 0 && ' · '}
      <CriterionName chip={chip} definitions={definitions} namespace={namespace} />
    </span>
  ));
}
