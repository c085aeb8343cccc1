import type { DraftMove, DraftMoveRequest, Drafted } from '@/contract/content/drafted';
import type { Line, Returns } from '@/contract/endpoints';
import type { Kind } from '@/contract/kinds';
import { writingOf, type ChangeLine } from '@/entities/written/writing-of';
import { callOf } from '@/shared/api/call';
import { answerTo } from '@/shared/api/send-past-store';

/** The lines of the contract that change a draft by its key. */
export type DraftLine = {
  [L in ChangeLine]: L extends `PUT ${infer P}/:${infer K}`
    ? [`GET ${P}/draft/:${K}` extends Line ? true : false, Returns<L>] extends [true, Drafted]
      ? L
      : never
    : never;
}[ChangeLine];

type Seen = NonNullable<DraftMoveRequest['menus']>;

/** The calls that write a kind of content: those of `drafts` in the contract, `draftingOf('PUT /article/:slug')`. */
export function draftingOf<T extends Drafted>(line: DraftLine) {
  const { keyOf, ...writing } = writingOf<T>(line);
  const [, path = '', key = ''] = /^PUT (.*)\/:(\w+)$/.exec(line) ?? [];
  // The type of the lines says that these are there, and that they answer the item.
  const send = (sent: string, value: string, body?: DraftMoveRequest) =>
    answerTo(callOf(sent as Line, { params: { [key]: value }, body })) as Promise<T>;
  return {
    ...writing,
    keyOf,
    kind: path.slice(1) as Kind,
    fetch: (value: string) => send(`GET ${path}/draft/:${key}`, value),
    move: (move: DraftMove, item: T, menus?: Seen) =>
      send(`POST ${path}/:${key}/${move}`, keyOf(item), { version: item.version ?? 0, ...(menus && { menus }) }),
  };
}

export type Drafting<T extends Drafted> = ReturnType<typeof draftingOf<T>>;
