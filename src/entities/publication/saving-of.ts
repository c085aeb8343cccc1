import type { Line } from '@/contract/endpoints';
import type { Stored } from '@/contract/entity';
import { useWrite } from '@/shared/api/changes';
import { sendPastStore } from '@/shared/api/send-past-store';
import type { EditorDefinition } from '@/shared/editor/definition';

/** The first segments of what the contract has a line of to change an item, and the parameter of its key. */
type Change = { [L in Line]: L extends `PUT /${infer P}/:${infer K}` ? `${P}/:${K}` : never }[Line];
type PathOf<C> = C extends `${infer P}/:${string}` ? (P extends `${string}/${string}` ? never : P) : never;
type WrittenPath = PathOf<Change>;

/** The calls of an editor, which are a family in the contract: `useSaving: savingOf('subset')`. `key`: as the contract names it. */
export const savingOf = <T extends Stored>(path: WrittenPath, key = 'uuid'): EditorDefinition<T>['useSaving'] =>
  function useSaving() {
    const write = useWrite();
    // The lines of a family answer the whole item, and the server checks what is sent; no type can say it of all of them.
    const as = (answer: Promise<unknown>) => answer as Promise<T>;
    const line = (method: string) => `${method} /${path}/:${key}` as 'PUT /subset/:uuid';
    const at = (value: string) => ({ [key]: value }) as { uuid: string };
    return {
      create: (body) => as(write(`POST /${path}` as 'POST /subset', { body: body as never })),
      change: (value, body) => as(write(line('PUT'), { params: at(value), body: body as never })),
      fetch: (value) => as(sendPastStore(line('GET') as 'GET /subset/:uuid', { params: at(value) })),
    };
  };

/** Deletes an item by its line in the family. */
export const removingOf = <T extends Stored>(path: WrittenPath, keyOf: (item: T) => string, key = 'uuid') =>
  function useRemove() {
    const write = useWrite();
    return (item: T) =>
      write(`DELETE /${path}/:${key}` as 'DELETE /subset/:uuid', {
        params: { [key]: keyOf(item) } as { uuid: string },
        query: { version: item.version ?? 0 },
      });
  };
