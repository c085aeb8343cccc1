import { BusyLine } from '@/shared/ui/outcomes/BusyLine';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import type { BodyProps } from '../definition';
import { FailureNote } from './FailureNote';
import { ListSkeleton } from './ListSkeleton';
import { ListToolbar } from './ListToolbar';
import { NoMatch } from './NoMatch';
import { Pager } from './Pager';
import { Rows } from './Rows';
import { isBeyond } from './use-last-page';

/** Of the element that holds the rows of an entity's list. */
export const rowsId = (entity: string) => `${entity}-rows`;

/** Rows, or why there are none: loading, failed, no match. */
export function ListBody<T extends object, F extends object>(props: BodyProps<T, F>) {
  const { definition, list, code, selection, actions, small, scope } = props;
  const { page, failure } = list;
  if (!page) {
    if (!failure) return <ListSkeleton small={small} />;
    // The whole list is not found by a server alone that does not have it.
    return <FailureOutcome failure={failure} optional={code === undefined} retry={list.retry} />;
  }
  if (isBeyond(page)) return <ListSkeleton small={small} />;
  if (page.totalElements === 0) return <NoMatch definition={definition} list={list} scope={scope} />;
  const rows = { definition, rows: page.content, selection, actions };
  return (
    <>
      {failure && <FailureNote failure={failure} retry={list.retry} />}
      <ListToolbar definition={definition} list={list} small={small} />
      <div id={rowsId(definition.entity)}>
        <BusyLine busy={list.busy} />
        <Rows {...rows} small={small} view={list.drawn} onSort={list.show} />
      </div>
      <Pager page={page} view={list.view} onShow={list.show} />
    </>
  );
}
