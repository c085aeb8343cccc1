import { Suspense } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { chipsOf, type FilterChip } from '@/shared/filters/chip';
import { CriterionName } from '@/shared/filters/CriterionName';
import { Outcome } from '@/shared/ui/outcomes/Outcome';
import { useText } from '@/shared/ui/text/use-text';
import { useFormat } from '@/shared/ui/format/use-format';
import type { EntityListDefinition } from '../definition';
import { WORDS } from '../address/list-view';
import type { ListController } from './use-list-controller';

interface Props<T extends object, F extends object> {
  definition: EntityListDefinition<T, F>;
  list: ListController<T, F>;
  scope?: F;
}

const ASKED = 6;

/** Nothing fits: why, and how to find more. */
export function NoMatch<T extends object, F extends object>(props: Props<T, F>) {
  const { words } = props.definition;
  const isAsked = useSearchParams()[0].has(WORDS);
  const usual = <NoFit {...props} />;
  if (!words || !isAsked || props.scope) return usual;
  return (
    <Suspense>
      <words.NoneFound>{usual}</words.NoneFound>
    </Suspense>
  );
}

/** Which criterion to drop, and what would be found then; where that is nothing, others have to be dropped, too. */
function NoFit<T extends object, F extends object>({ definition, list, scope }: Props<T, F>) {
  const { t } = useTranslation('ui');
  const { empty = 'ui:list.empty' } = definition;
  const text = useText(empty.split(':')[0] ?? 'ui');
  const chips = list.filter ? chipsOf(definition.filters, list.filter, scope) : [];
  if (chips.length === 0) return <Outcome title={text(empty)} text={t('list.emptyText')} />;
  return (
    <Outcome title={t('list.noMatch')} text={t('list.noMatchText')}>
      {chips.slice(0, ASKED).map((chip) => (
        <Drop key={chip.key} chip={chip} definition={definition} onDrop={list.change} />
      ))}
      {chips.length > 1 && <Button onClick={() => list.change(scope ?? ({} as F))}>{t('filters.clear')}</Button>}
    </Outcome>
  );
}

interface DropProps<T extends object, F extends object> {
  chip: FilterChip<F>;
  definition: EntityListDefinition<T, F>;
  onDrop: (filter: F) => void;
}

function Drop<T extends object, F extends object>({ chip, definition, onDrop }: DropProps<T, F>) {
  const { t } = useTranslation('ui');
  const { number } = useFormat();
  const { data } = definition.endpoint.useQuery({ filter: chip.without, p: 0, l: 1, limit: 1 });
  return (
    <div>
      <Button disabled={data?.totalElements === 0} onClick={() => onDrop(chip.without)}>
        <span>
          {t('list.without')}{' '}
          <CriterionName chip={chip} definitions={definition.filters} namespace={definition.entity} />
          {data && ` (${number(data.totalElements)})`}
        </span>
      </Button>
    </div>
  );
}
