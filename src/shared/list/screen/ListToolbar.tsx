import { Suspense, useState } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import { useText } from '@/shared/ui/text/use-text';
import { useFormat } from '@/shared/ui/format/use-format';
import type { EntityListDefinition } from '../definition';
import type { ListController } from './use-list-controller';
import { SortSelect } from './SortSelect';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import type ColumnsMenuPart from '../table/ColumnsMenu';
import styles from './ListToolbar.module.css';

const ColumnsMenu = lazyPart<typeof ColumnsMenuPart>(() => import('../table/ColumnsMenu'));

interface Props<T extends object, F extends object> {
  definition: EntityListDefinition<T, F>;
  list: ListController<T, F>;
  small: boolean;
}

/** What part of the result is shown in which order, and the choice of columns (of the order, where there are none). */
export function ListToolbar<T extends object, F extends object>({ definition, list, small }: Props<T, F>) {
  const { t } = useTranslation('ui');
  const text = useText(definition.entity);
  const { number } = useFormat();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { page, view } = list;
  if (!page) return null;
  const first = page.number * page.size;
  const sorted = definition.columns.find(({ sort }) => sort === view.sort);
  const span = t('list.span', {
    from: number(first + 1),
    to: number(first + page.numberOfElements),
    total: number(page.totalElements),
  });
  const order = sorted && t('list.sortedBy', { column: text(`${definition.entity}:fields.${sorted.name}`) });
  return (
    <div className={styles.bar}>
      <span>{[span, !small && order].filter(Boolean).join(' · ')}</span>
      {small ? (
        <SortSelect definition={definition} view={view} onSort={list.show} />
      ) : (
        <Button variant="outlined" aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
          {t('list.columns')}
        </Button>
      )}
      {anchor && (
        <Suspense fallback={null}>
          <ColumnsMenu
            anchor={anchor}
            definition={definition}
            chosen={view.columns}
            onChoose={(columns) => list.show({ columns, page: view.page })}
            onClose={() => setAnchor(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
