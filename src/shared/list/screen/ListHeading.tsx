import { Suspense, type ReactNode } from 'react';
import { prefetchedText } from '@/shared/api/requests/prefetched-texts';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { useRoute } from '@/routes/hooks/use-route';
import { useText } from '@/shared/ui/text/use-text';
import { VisuallyHidden } from '@/shared/ui/text/VisuallyHidden';
import { useFormat } from '@/shared/ui/format/use-format';
import type { EntityListDefinition } from '../definition';
import type ListActionsPart from '../export/ListActions';
import type { ListController } from './use-list-controller';
import styles from './ListHeading.module.css';

// Not on the list of accessions, which has better ones.
const ListActions = lazyPart<typeof ListActionsPart>(() => import('../export/ListActions'));

/** The property that counts a result. */
const COUNT = 'totalElements';

/** How many there are, where the address was asked before its scripts came; not of a list on another page. */
function prefetchedCount(level: 1 | 2): number | undefined {
  const count = level === 1 ? prefetchedText(COUNT) : undefined;
  return typeof count === 'number' ? count : undefined;
}

interface Props<T extends object, F extends object> {
  id: string;
  definition: EntityListDefinition<T, F>;
  list: ListController<T, F>;
  level: 1 | 2;
  /** Further buttons, before those of the result. */
  children?: ReactNode;
}

/** The count as the heading: "3,236 accessions", told to screen readers whenever it changes. */
export function ListHeading<T extends object, F extends object>(props: Props<T, F>) {
  const { id, definition, list, level, children } = props;
  const { entity, Headline, More, Actions } = definition;
  const text = useText(entity, 'ui');
  const { number } = useFormat();
  const route = useRoute()?.name;
  const ownActions = level === 1 && definition.views?.some((view) => view.ownActions && view.route === route);
  const Heading = level === 1 ? 'h1' : 'h2';
  const total = list.page?.totalElements;
  const count = total ?? prefetchedCount(level);
  const title =
    count === undefined ? text(`${entity}:title`) : text(`${entity}:count`, { count, shown: number(count) });
  return (
    <div className={styles.row}>
      <Heading id={id} tabIndex={-1} data-prefetched={total === undefined ? COUNT : undefined}>
        {title}
      </Heading>
      {Headline && total !== undefined && <Headline filter={list.filter} total={total} />}
      <div>
        {children}
        {More && <More list={list} />}
        {Actions ? (
          !ownActions && <Actions list={list} />
        ) : (
          <Suspense>
            <ListActions definition={definition} list={list} />
          </Suspense>
        )}
      </div>
      <VisuallyHidden role="status">{list.busy ? text('ui:loading') : title}</VisuallyHidden>
    </div>
  );
}
