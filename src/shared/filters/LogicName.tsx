import { useTranslation } from 'react-i18next';
import { useFormat } from '@/shared/ui/use-format';
import { useText } from '@/shared/ui/use-text';
import { chipsOf, type FilterChip } from './chip';
import { CriterionName } from './CriterionName';
import { eitherFlag } from './either-flag';
import type { FilterDefinition } from './filter-definition';

interface Props<F extends object> {
  chip: FilterChip<F>;
  definitions: readonly FilterDefinition<F>[];
  namespace: string;
}

const PREFIX = { NOT: 'filters.not', OR: 'filters.or', AND: 'filters.and' } as const;

/** Fields that must or must not have a value: "No value: Elevation". */
function Presence<F extends object>({ chip, definitions, namespace }: Props<F>) {
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
export function LogicName<F extends object>({ chip, definitions, namespace }: Props<F>) {
  const { t } = useTranslation('ui');
  const text = useText(namespace);
  const { field, value } = chip;
  if (Array.isArray(value)) return <Presence chip={chip} definitions={definitions} namespace={namespace} />;
  const either = eitherFlag(value);
  if (either) {
    const label = text(`${namespace}:fields.${either}`);
    return <bdi>{t('filters.criterion', { label, value: t('yesOrNo') })}</bdi>;
  }
  const inner = chipsOf(definitions, value as F);
  return (
    <bdi>
      {t(PREFIX[field as keyof typeof PREFIX])}{' '}
      {inner.map((criterion, at) => (
        <span key={criterion.key}>
          {at > 0 && ' · '}
          <CriterionName chip={criterion} definitions={definitions} namespace={namespace} />
        </span>
      ))}
    </bdi>
  );
}
