import type { Body, Line, Returns } from '@/contract/endpoints';
import type { Stored } from '@/contract/entity';
import { callOf, type AnyInput } from '@/shared/api/call';
import { answerTo } from '@/shared/api/send-past-store';
import type { Saving } from '@/shared/editor/definition';

/** The lines of the contract that change an item by its key, whatever the key and whatever stands before it. */
export type ChangeLine = {
  [L in Line]: L extends `PUT ${infer P}/:${infer K}`
    ? K extends `${string}/${string}`
      ? never
      : [`GET ${P}/:${K}` extends Line ? true : false, Body<L>, Returns<L>] extends [
            true,
            { version: number },
            Stored & Record<K, string>,
          ]
        ? L
        : never
    : never;
}[Line];

/** The calls that write what a line changes: those of its family in the contract, `writingOf('PUT /network/:shortName')`. */
export function writingOf<T extends Stored>(
  line: ChangeLine,
): Saving<T> & {
  keyOf: (item: T) => string;
  remove: (item: T) => Promise<unknown>;
} {
  const [, path = '', key = ''] = /^PUT (.*)\/:(\w+)$/.exec(line) ?? [];
  // The lines of a family answer the whole item, and the server checks what is sent; no type can say it of all of them.
  const send = (sent: string, input: AnyInput) => answerTo(callOf(sent as Line, input)) as Promise<T>;
  const params = (value: string) => ({ [key]: value });
  // The type of the lines says that it is there.
  const keyOf = (item: T) => (item as T & Record<string, string>)[key] ?? '';
  return {
    keyOf,
    create: (body) => send(`POST ${path}`, { body }),
    change: (value, body) => send(line, { params: params(value), body }),
    fetch: (value) => send(`GET ${path}/:${key}`, { params: params(value) }),
    remove: (item) =>
      send(`DELETE ${path}/:${key}`, { params: params(keyOf(item)), query: { version: item.version ?? 0 } }),
  };
}
