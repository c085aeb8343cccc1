import type { Body, Line, Returns } from '@/contract/endpoints';
import { addressOf, editorAddress, type EditRow } from '@/routes/href';
import type { RouteName } from '@/routes/routes';
import { useSession } from '@/session/use-session';
import type { EditorDefinition, EditorStep } from '@/shared/editor/definition';
import type { FieldDefinition } from '@/shared/form/fields/field-definition';
import { managedHistory } from './managed-history';
import { writingOf, type ChangeLine } from '@/entities/written/writing-of';

type Field<L extends Line> = FieldDefinition<Exclude<keyof Body<L> & string, 'version'>>;

/** Its fields are properties of what the contract lets be sent. */
export interface StepOf<L extends ChangeLine> extends EditorStep<Returns<L>> {
  fields?: readonly Field<L>[];
  newFields?: readonly Field<L>[];
}

export interface Managed<L extends ChangeLine> extends Pick<
  EditorDefinition<Returns<L>>,
  'entity' | 'schema' | 'titleOf' | 'endpoint'
> {
  /** What changes one in the contract: path and key of all its calls. */
  line: L;
  /** The row of the editor, whose last value but the step is the key. */
  edit: EditRow;
  /** The row to which the editor leads when its item was deleted; without one nothing is deleted there. */
  list?: RouteName;
  steps: readonly [StepOf<L>, ...StepOf<L>[]];
}

/** The editor of a kind that is kept by role alone, as the API's `managed` keeps it. */
export function managedEditor<L extends ChangeLine>({
  line,
  edit,
  list,
  ...given
}: Managed<L>): EditorDefinition<Returns<L>> {
  const { keyOf, remove, ...saving } = writingOf<Returns<L>>(line);
  return {
    ...given,
    ...editorAddress(edit),
    keyOf,
    saving,
    Moves: managedHistory({ kind: line.replace(/^PUT \/|\/:.*$/g, ''), entity: given.entity, keyOf }),
    ...(list && { remove: { run: remove, to: addressOf(list) } }),
    // The address of a new one opens for nobody else.
    useAccess: (item) => ({
      person: useSession().person,
      may: item === undefined || item._permissions?.write === true,
    }),
  };
}
