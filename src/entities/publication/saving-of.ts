import type { Stored } from '@/contract/entity';
import { useWrite } from '@/shared/api/changes';
import { sendPastStore } from '@/shared/api/send-past-store';
import type { EditorDefinition } from '@/shared/editor/definition';
import type { WrittenKind } from './kinds';

/** The first segments of what the contract has `crud` of. */
type WrittenPath = WrittenKind | 'bibliography';

/** The calls of an editor, which are a family in the contract: `useSaving: savingOf('subset')`. */
export const savingOf = <T extends Stored>(path: WrittenPath): EditorDefinition<T>['useSaving'] =>
  function useSaving() {
    const write = useWrite();
    // The lines of a family answer the whole item, and the server checks what is sent; no type can say it of all of them.
    const as = (answer: Promise<unknown>) => answer as Promise<T>;
    return {
      create: (body) => as(write(`POST /${path}`, { body: body as never })),
      change: (uuid, body) => as(write(`PUT /${path}/:uuid`, { params: { uuid }, body: body as never })),
      fetch: (uuid) => as(sendPastStore(`GET /${path}/:uuid`, { params: { uuid } })),
    };
  };
