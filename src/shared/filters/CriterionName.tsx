import type { Polygon } from 'geojson';
import { useTranslation } from 'react-i18next';
import { cornersOf } from '@/shared/map/corners-of';
import { useFormat, type Format } from '@/shared/ui/use-format';
import { useText } from '@/shared/ui/use-text';
import type { FilterChip } from './chip';
import type { FilterDefinition } from './filter-definition';
import { LogicName } from './LogicName';

const asItself = () => (term: string) => term;

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
  const said = bounds.filter(([part]) => part !== undefined).map(([part, sign]) => `${sign}${one(part)}`);
  return [...said, ...(Object.keys(rest).length ? [JSON.stringify(rest)] : [])].join(', ');
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
  if (/^[A-Z]+$/.test(field) && typeof value === 'object')
    return <LogicName chip={chip} definitions={definitions} namespace={namespace} />;
  if (!definition) return <bdi>{`${field}: ${spelled(value, format, false)}`}</bdi>;
  const label = text(`${namespace}:fields.${field}`);
  const shown = () => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (definition.kind === 'geo') return t('filters.corners', { count: cornersOf(value as Polygon) });
    if (definition.kind === 'terms') return nameOf(String(value));
    const isPlain = definition.kind === 'range' && definition.plain;
    return spelled(value, format, definition.kind === 'date', isPlain);
  };
  return <bdi>{t('filters.criterion', { label, value: shown() })}</bdi>;
}
