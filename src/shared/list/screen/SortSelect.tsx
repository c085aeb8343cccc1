import { NativeSelect } from '@/shared/ui/controls/NativeSelect';
import { useTranslation } from 'react-i18next';
import { useText } from '@/shared/ui/text/use-text';
import type { EntityListDefinition } from '../definition';
import type { ListView } from '../address/list-view';

interface Props<T extends object, F extends object> {
  definition: EntityListDefinition<T, F>;
  view: ListView;
  onSort: (sort: Pick<ListView, 'sort' | 'dir'>) => void;
}

/** The order of cards, which have no column headers to press. */
export function SortSelect<T extends object, F extends object>({ definition, view, onSort }: Props<T, F>) {
  const { t } = useTranslation('ui');
  const text = useText(definition.entity);
  const options = definition.columns.flatMap(({ name, sort }) =>
    sort
      ? (['ASC', 'DESC'] as const).map((dir) => ({
          value: `${sort} ${dir}`,
          label: `${text(`${definition.entity}:fields.${name}`)} ${dir === 'ASC' ? '↑' : '↓'}`,
        }))
      : [],
  );
  return (
    <NativeSelect
      label={t('list.sort')}
      value={`${view.sort} ${view.dir}`}
      options={options}
      onChange={(value) => {
        const [sort = '', dir] = value.split(' ');
        onSort({ sort, dir: dir === 'DESC' ? 'DESC' : 'ASC' });
      }}
    />
  );
}
