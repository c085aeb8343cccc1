interface Answer {
  content: readonly unknown[];
  last: boolean;
}

/** Rows a call: the most that every server of the family answers at once. */
export const ROWS_A_CALL = 1_000;

/** A whole result, page by page: `for await (const { content } of pagesOf((p) => …))`. An empty page is the last one. */
export async function* pagesOf<A extends Answer>(ask: (p: number) => Promise<A>): AsyncGenerator<A, void> {
  for (let p = 0, last = false; !last; p += 1) {
    const page = await ask(p);
    yield page;
    last = page.last || page.content.length === 0;
  }
}
