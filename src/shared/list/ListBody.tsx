import { Suspense } from 'react';
import { BusyLine } from '@/shared/ui/BusyLine';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import type { BodyProps } from './definition';
import { FailureNote } from './FailureNote';
import { ListCards } from './ListCards';
import { ListSkeleton } from './ListSkeleton';
import { ListToolbar } from './ListToolbar';
import { NoMatch } from './NoMatch';
import { Pager } from './Pager';
import { isBeyond } from './use-last-page';
import { lazyPart } from '@/shared/ui/lazy-part';
import type ListTablePart from './ListTable';

const ListTable = lazyPart<typeof ListTablePart>(() => import('./ListTable'));

/** Rows, or why there are none: loading, failed, no match. */
export function ListBody<T extends object, F extends object>(props: BodyProps<T, F>) {
  const { definition, list, selection, small, scope } = props;
  const { page, failure } = list;
  if (!page) return failure ? <FailureOutcome failure={failure} retry={list.retry} /> : <ListSkeleton small={small} />;
  if (isBeyond(page)) return <ListSkeleton small={small} />;
  if (page.totalElements === 0) return <NoMatch definition={definition} list={list} scope={scope} />;
  const rows = { definition, rows: page.content, selection };
  return (
    <>
      {failure && <FailureNote failure={failure} retry={list.retry} />}
      <ListToolbar definition={definition} list={list} small={small} />
      <div>
        <BusyLine busy={list.busy} />
        {small ? (
          <ListCards {...rows} />
        ) : (
          <Suspense fallback={<ListSkeleton small={false} />}>
            <ListTable {...rows} view={list.view} onSort={list.show} />
          </Suspense>
        )}
      </div>
      <Pager page={page} view={list.view} onShow={list.show} />
    </>
  );
}
